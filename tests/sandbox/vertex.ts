import type { Certificate } from "./certificate.ts";
import article from "./data/sample-article.json" with { type: "json" };
import { type Answer, googleError, json, type StandIn, startStandIn } from "./stand-in.ts";

const MODES = [
  "normal",
  "fenced",
  "safety",
  "blocked",
  "truncated",
  "malformed",
  "429",
  "503",
  "silent",
] as const;
export type VertexMode = (typeof MODES)[number];

const PATH =
  /^\/v1\/projects\/[\w-]+\/locations\/[\w-]+\/publishers\/google\/models\/[\w.-]+:(generateContent|streamGenerateContent)$/;

/**
 * Stand-in for Vertex's Gemini over HTTPS: `generateContent` and `streamGenerateContent`.
 * It always writes the same article, which says of itself that it is a sample.
 * Shape: https://cloud.google.com/vertex-ai/generative-ai/docs/reference/rest/v1/GenerateContentResponse
 */
export function startVertex(port: number, tls: Certificate): Promise<StandIn<VertexMode>> {
  return startStandIn({
    port,
    tls,
    modes: MODES,
    answer: ({ method, url, headers }, mode) => {
      const verb = method === "POST" ? PATH.exec(url.pathname)?.[1] : undefined;
      if (!verb) return googleError(404, "NOT_FOUND", "No such method");
      if (!headers.authorization?.startsWith("Bearer "))
        return googleError(401, "UNAUTHENTICATED", "Request is missing credentials");
      if (mode === "silent") return "hang";
      if (mode === "429") return googleError(429, "RESOURCE_EXHAUSTED", "Resource exhausted");
      if (mode === "503") return googleError(503, "UNAVAILABLE", "The service is overloaded");
      const parts = responsesIn(mode);
      return verb === "generateContent" ? json(joined(parts)) : streamed(parts);
    },
  });
}

interface Part {
  readonly text: string;
  readonly finishReason?: string;
  readonly blockReason?: string;
}

/** The answer as the pieces in which it would be streamed. */
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
    default: {
      const size = Math.ceil(text.length / 4);
      return [0, 1, 2, 3].map((n) => ({
        text: text.slice(n * size, (n + 1) * size),
        ...(n === 3 ? { finishReason: "STOP" } : {}),
      }));
    }
  }
}

function joined(parts: readonly Part[]) {
  const text = parts.map((part) => part.text).join("");
  return responseOf({ ...parts.at(-1), text });
}

function responseOf({ text, finishReason, blockReason }: Part) {
  if (blockReason) return { promptFeedback: { blockReason }, usageMetadata: {} };
  return {
    candidates: [
      { index: 0, content: { role: "model", parts: text ? [{ text }] : [] }, finishReason },
    ],
    usageMetadata: { promptTokenCount: 400, candidatesTokenCount: Math.ceil(text.length / 4) },
    modelVersion: "sandbox",
  };
}

function streamed(parts: readonly Part[]): Answer {
  const body = parts.map((part) => `data: ${JSON.stringify(responseOf(part))}\r\n\r\n`).join("");
  return { status: 200, headers: { "content-type": "text/event-stream" }, body };
}
