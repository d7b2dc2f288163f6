import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import {
  type GenerateContentResponse,
  SchemaType,
  type Tool,
  VertexAI,
} from "@google-cloud/vertexai";
import { UserRefreshClient } from "google-auth-library";
import type { ResearchSource } from "../../domain/generation/generation.ts";
import {
  type AskModel,
  type ModelAnswer,
  ModelFailure,
  type ModelRequest,
} from "../../use-cases/generation/model.ts";
import { vertexHost } from "./vertex-host.ts";

export interface VertexSettings {
  readonly project: string;
  readonly location: string;
  readonly model: string;
  /** '' is the host of the location. */
  readonly endpoint: string;
  /** Of a stand-in, which needs no credentials. */
  readonly caFile: string;
  readonly silenceMs: number;
}

const MAX_TOKENS = 24_576;

/** The answer is written in this order, so that the outline is shown first. */
const ARTICLE = {
  type: SchemaType.OBJECT,
  properties: {
    title: { type: SchemaType.STRING },
    excerpt: { type: SchemaType.STRING },
    outline: { type: SchemaType.ARRAY, items: { type: SchemaType.STRING } },
    content: { type: SchemaType.STRING },
  },
  required: ["title", "excerpt", "outline", "content"],
  propertyOrdering: ["title", "excerpt", "outline", "content"],
};
/** The SDK's types do not know this tool of Gemini 2 yet. */
const GOOGLE_SEARCH = { googleSearch: {} } as Tool;

export function vertex(settings: VertexSettings): AskModel {
  const { project, location, model, endpoint, silenceMs } = settings;
  const isStandIn = settings.caFile !== "";
  const client = new VertexAI({
    project,
    location,
    apiEndpoint: endpoint === "" ? vertexHost(location) : endpoint,
    ...(isStandIn ? { googleAuthOptions: standInCredentials() } : {}),
  });
  if (isStandIn) {
    const trusted = readFileSync(settings.caFile, "utf8");
    setDefaultCACertificates([...getCACertificates("default"), trusted]);
  }

  return async (request, onChunk, signal) => {
    const timeout = Math.max(1, request.until.getTime() - Date.now());
    const requested = client
      .getGenerativeModel({ model }, { timeout })
      .generateContentStream(contentOf(request));
    // Its failure is reported by the stream.
    void requested.then(({ response }) => response).catch(() => {});
    const limits = { silenceMs, signal };
    try {
      const { stream } = await withTimeout(requested, limits);
      const answer = new AnswerCollector();
      for (;;) {
        const next = await withTimeout(stream.next(), limits);
        if (next.done === true) return answer.result();
        const text = answer.add(next.value);
        if (text !== "") onChunk(text);
      }
    } catch (error) {
      throw failureOf(error);
    }
  };
}

function standInCredentials() {
  const authClient = new UserRefreshClient();
  authClient.setCredentials({ access_token: "stand-in", expiry_date: Number.MAX_SAFE_INTEGER });
  return { authClient };
}

function contentOf({ system, text, task }: ModelRequest) {
  return {
    systemInstruction: { role: "system", parts: [{ text: system }] },
    contents: [{ role: "user", parts: [{ text }] }],
    ...(task === "research" ? { tools: [GOOGLE_SEARCH] } : {}),
    generationConfig: {
      maxOutputTokens: MAX_TOKENS,
      ...(task === "article"
        ? { responseMimeType: "application/json", responseSchema: ARTICLE }
        : {}),
    },
  };
}

interface Limits {
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

async function withTimeout<T>(promise: Promise<T>, { silenceMs, signal }: Limits): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ModelFailure("timeout", false)), silenceMs);
  const stop = () => reject(new ModelFailure("timeout", false, { cause: "caller disconnected" }));
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

class AnswerCollector {
  #text = "";
  #finish = "";
  #blocked = "";
  #tokens = 0;
  readonly #sources = new Map<string, ResearchSource>();

  add({ candidates, promptFeedback, usageMetadata }: GenerateContentResponse): string {
    const [candidate] = candidates ?? [];
    const text = (candidate?.content.parts ?? []).map((part) => part.text ?? "").join("");
    this.#text += text;
    this.#finish = candidate?.finishReason ?? this.#finish;
    this.#blocked = promptFeedback?.blockReason ?? this.#blocked;
    this.#tokens = usageMetadata?.totalTokenCount ?? this.#tokens;
    for (const { web } of candidate?.groundingMetadata?.groundingChunks ?? []) {
      const url = URL.parse(web?.uri ?? "");
      if (url?.protocol !== "https:") continue;
      const title = (web?.title ?? url.hostname).replace(/\s+/gu, " ").trim();
      this.#sources.set(url.href, { title: title.slice(0, 200), url: url.href });
    }
    return text;
  }

  result(): ModelAnswer {
    return {
      text: this.#text,
      finish: this.#finish,
      blocked: this.#blocked,
      sources: [...this.#sources.values()],
      tokens: this.#tokens,
    };
  }
}

/** The SDK reports the status only in its messages. */
function failureOf(cause: unknown): ModelFailure {
  if (cause instanceof ModelFailure) return cause;
  const message = cause instanceof Error ? cause.message : "";
  const status = Number(/got status: (\d{3})/.exec(message)?.[1] ?? 0);
  if (status === 429) return new ModelFailure("overloaded", true, { cause });
  if (status >= 400 && status < 500) return new ModelFailure("refused", false, { cause });
  const origin = cause instanceof Error && "stackTrace" in cause ? cause.stackTrace : cause;
  const isTimeout = [cause, origin].some(
    (one) => one instanceof Error && one.name === "AbortError",
  );
  if (isTimeout) return new ModelFailure("timeout", false, { cause });
  return new ModelFailure("unavailable", status === 503, { cause });
}
