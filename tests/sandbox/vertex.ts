import { setTimeout as wait } from "node:timers/promises";
import type { Certificate } from "./certificate.ts";
import article from "./data/sample-article.json" with { type: "json" };
import research from "./data/sample-research.json" with { type: "json" };
import { type Answer, googleError, json, type StandIn, startStandIn } from "./stand-in.ts";

const MODES = [
  "normal",
  "fenced",
  "hostile",
  "short",
  "safety",
  "blocked",
  "recitation",
  "truncated",
  "malformed",
  "403",
  "429",
  "503",
  /** 503 once, then normal. */
  "recovers",
  "cut",
  "silent",
  /** Starts to write, then stops. */
  "stalled",
] as const;
export type VertexMode = (typeof MODES)[number];

const PATH =
  /^\/v1\/projects\/[\w-]+\/locations\/[\w-]+\/publishers\/google\/models\/[\w.-]+:(generateContent|streamGenerateContent)$/;

/** Pieces of a stream, and milliseconds between them. */
const PIECES = 24;
const PACE_MS = 20;

/**
 * Stand-in for Vertex's Gemini over HTTPS, with Google Search as a tool.
 * Shape: https://cloud.google.com/vertex-ai/generative-ai/docs/reference/rest/v1/GenerateContentResponse
 */
export function startVertex(port: number, tls: Certificate): Promise<StandIn<VertexMode>> {
  let recovering = 0;
  return startStandIn({
    port,
    tls,
    modes: MODES,
    onSwitch: () => {
      recovering = 0;
    },
    answer: ({ method, url, headers, body }, mode) => {
      const verb = method === "POST" ? PATH.exec(url.pathname)?.[1] : undefined;
      if (!verb) return googleError(404, "NOT_FOUND", "No such method");
      if (!headers.authorization?.startsWith("Bearer "))
        return googleError(401, "UNAUTHENTICATED", "Request is missing credentials");
      if (mode === "recovers") recovering += 1;
      if (mode === "silent") return "hang";
      if (mode === "403") return googleError(403, "PERMISSION_DENIED", "Permission denied");
      if (mode === "429") return googleError(429, "RESOURCE_EXHAUSTED", "Resource exhausted");
      if (mode === "503" || recovering === 1)
        return googleError(503, "UNAVAILABLE", "The service is overloaded");
      // Research succeeds in every mode.
      const parts = body.includes('"googleSearch"') ? researchParts() : responsesIn(mode);
      return verb === "generateContent" ? json(joined(parts)) : streamed(parts, mode);
    },
  });
}

interface Part {
  readonly text: string;
  readonly finishReason?: string;
  readonly blockReason?: string;
  readonly groundingMetadata?: object;
}

function researchParts(): readonly Part[] {
  const groundingChunks = research.sources.map((web) => ({ web }));
  const groundingMetadata = { webSearchQueries: research.queries, groundingChunks };
  return [{ text: research.findings }, { text: "", finishReason: "STOP", groundingMetadata }];
}

function responsesIn(mode: VertexMode): readonly Part[] {
  const text = JSON.stringify(article);
  switch (mode) {
    case "blocked":
      return [{ text: "", blockReason: "PROHIBITED_CONTENT" }];
    case "safety":
      return [{ text: "", finishReason: "SAFETY" }];
    case "truncated":
      return [{ text: text.slice(0, text.length / 2), finishReason: "MAX_TOKENS" }];
    case "malformed":
      return [{ text: "Claro, aquí tiene su artículo:", finishReason: "STOP" }];
    case "fenced":
      return [{ text: `\`\`\`json\n${text}\n\`\`\``, finishReason: "STOP" }];
    case "recitation":
      return [{ text: text.slice(0, 300) }, { text: "", finishReason: "RECITATION" }];
    case "short":
      return inPieces(JSON.stringify({ ...article, content: "<p>Muy breve.</p>" }));
    case "hostile":
      return inPieces(JSON.stringify({ ...article, content: HOSTILE + article.content }));
    default:
      return inPieces(text);
  }
}

const HOSTILE =
  "<script>alert(1)</script><h1>Primero</h1><p onclick='alert(1)' style='position:fixed'>Visite " +
  "<a href='javascript:alert(1)'>esto</a> o <a href='https://spam.example/x'>esto otro</a>" +
  "<img src='https://track.example/p.gif' alt=''></p><iframe src='https://a.example'></iframe>";

function inPieces(text: string): readonly Part[] {
  const size = Math.ceil(text.length / PIECES);
  return Array.from({ length: PIECES }, (_, n) => ({
    text: text.slice(n * size, (n + 1) * size),
    ...(n === PIECES - 1 ? { finishReason: "STOP" } : {}),
  }));
}

function joined(parts: readonly Part[]) {
  const text = parts.map((part) => part.text).join("");
  return toResponse({ ...parts.at(-1), text });
}

function toResponse({ text, finishReason, blockReason, groundingMetadata }: Part) {
  if (blockReason) return { promptFeedback: { blockReason }, usageMetadata: {} };
  return {
    candidates: [
      {
        index: 0,
        content: { role: "model", parts: text ? [{ text }] : [] },
        finishReason,
        groundingMetadata,
      },
    ],
    usageMetadata: { promptTokenCount: 400, totalTokenCount: 400 + Math.ceil(text.length / 4) },
    modelVersion: "sandbox",
  };
}

function streamed(parts: readonly Part[], mode: VertexMode): Answer {
  return {
    status: 200,
    headers: { "content-type": "text/event-stream" },
    body: events(parts, mode),
  };
}

async function* events(parts: readonly Part[], mode: VertexMode): AsyncGenerator<string, void> {
  const isResearch = parts.some((part) => part.groundingMetadata);
  for (const [n, part] of parts.entries()) {
    if (!isResearch && n === PIECES / 2) {
      if (mode === "cut") throw new Error("cut");
      if (mode === "stalled") await new Promise(() => {});
    }
    yield `data: ${JSON.stringify(toResponse(part))}\r\n\r\n`;
    await wait(PACE_MS);
  }
}
