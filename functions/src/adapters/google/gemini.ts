import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { ResearchSource } from "domain/generation/generation";
import { cutText } from "domain/shared/cut-text";
import {
  type AskModel,
  type ModelAnswer,
  ModelFailure,
  type ModelRequest,
} from "../../use-cases/generation/model.ts";

export interface GeminiSettings {
  readonly project: string;
  readonly location: string;
  readonly model: string;
  /** '' is the host of the location. */
  readonly endpoint: string;
  /** Of a stand-in, which needs no credentials. */
  readonly caFile: string;
  readonly silenceMs: number;
}

export const STAND_IN_TOKEN = "stand-in";
export const GOOGLE_SEARCH = { googleSearch: {} };
const MAX_TOKENS = 24_576;

/** The answer is written in this order, so that the outline is shown first. */
const ARTICLE = {
  type: "OBJECT",
  properties: {
    title: { type: "STRING" },
    excerpt: { type: "STRING" },
    outline: { type: "ARRAY", items: { type: "STRING" } },
    content: { type: "STRING" },
  },
  required: ["title", "excerpt", "outline", "content"],
  propertyOrdering: ["title", "excerpt", "outline", "content"],
};

export function generationConfig(task: ModelRequest["task"]) {
  return {
    maxOutputTokens: MAX_TOKENS,
    ...(task === "article"
      ? { responseMimeType: "application/json", responseSchema: ARTICLE }
      : {}),
  };
}

interface Chunk {
  readonly candidates?:
    | readonly {
        readonly content?: { readonly parts?: readonly { readonly text?: string }[] };
        readonly finishReason?: string;
        readonly groundingMetadata?: {
          readonly groundingChunks?: readonly {
            readonly web?: { readonly uri?: string; readonly title?: string };
          }[];
        };
      }[]
    | undefined;
  readonly promptFeedback?: { readonly blockReason?: string } | undefined;
  readonly usageMetadata?: { readonly totalTokenCount?: number } | undefined;
}

interface Sdk {
  /** @param timeout in milliseconds */
  readonly stream: (
    request: ModelRequest,
    timeout: number,
    signal: AbortSignal,
  ) => Promise<AsyncIterator<Chunk>>;
  /** @returns 0 without an answer */
  readonly getStatus: (error: unknown) => number;
}

export function askGemini({ caFile, silenceMs }: GeminiSettings, sdk: Sdk): AskModel {
  if (caFile !== "") {
    const trusted = readFileSync(caFile, "utf8");
    setDefaultCACertificates([...getCACertificates("default"), trusted]);
  }
  return async (request, onChunk, signal) => {
    const timeout = Math.max(1, request.until.getTime() - Date.now());
    const limits = { silenceMs, signal };
    try {
      const stream = await withTimeout(sdk.stream(request, timeout, signal), limits);
      const answer = new AnswerCollector();
      for (;;) {
        const next = await withTimeout(stream.next(), limits);
        if (next.done === true) return answer.result();
        const text = answer.add(next.value);
        if (text !== "") onChunk(text);
      }
    } catch (error) {
      throw toFailure(error, sdk.getStatus(error));
    }
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

  add({ candidates, promptFeedback, usageMetadata }: Chunk): string {
    const [candidate] = candidates ?? [];
    const text = (candidate?.content?.parts ?? []).map((part) => part.text ?? "").join("");
    this.#text += text;
    this.#finish = candidate?.finishReason ?? this.#finish;
    this.#blocked = promptFeedback?.blockReason ?? this.#blocked;
    this.#tokens = usageMetadata?.totalTokenCount ?? this.#tokens;
    for (const { web } of candidate?.groundingMetadata?.groundingChunks ?? []) {
      const url = URL.parse(web?.uri ?? "");
      if (url?.protocol !== "https:") continue;
      const title = (web?.title ?? url.hostname).replace(/\s+/gu, " ").trim();
      this.#sources.set(url.href, { title: cutText(title, 200, ""), url: url.href });
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

function toFailure(cause: unknown, status: number): ModelFailure {
  if (cause instanceof ModelFailure) return cause;
  if (status === 429) return new ModelFailure("overloaded", true, { cause });
  if (status >= 400 && status < 500) return new ModelFailure("refused", false, { cause });
  const origin = cause instanceof Error && "stackTrace" in cause ? cause.stackTrace : cause;
  const isTimeout = [cause, origin].some(
    (failure) => failure instanceof Error && failure.name === "AbortError",
  );
  if (isTimeout) return new ModelFailure("timeout", false, { cause });
  return new ModelFailure("unavailable", status === 503, { cause });
}
