import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import {
  type GenerateContentResponse,
  SchemaType,
  type Tool,
  VertexAI,
} from "@google-cloud/vertexai";
import { UserRefreshClient } from "google-auth-library";
import type { ResearchSource } from "../domain/calls-generation.ts";
import {
  type AskModel,
  type ModelAnswer,
  ModelFailure,
  type ModelRequest,
} from "../use-cases/generation-ports.ts";

/**
 * The only file that knows Vertex. Its SDK is the one the project names; when the successor @google/genai takes over,
 * this file changes and nothing else.
 */

export interface VertexSettings {
  readonly project: string;
  readonly region: string;
  readonly model: string;
  /** Host and port of a stand-in; '' is Google's own service, which alone gets the credentials of the function's account. */
  readonly endpoint: string;
  /** File with the certificate of the stand-in; '' when there is none. */
  readonly caFile: string;
  /** Milliseconds without a word after which an answer is given up. */
  readonly silenceMs: number;
}

/** Enough for 2,400 words of any of the languages, and for thinking, which counts too. */
const MOST_TOKENS = 24_576;

/** The answer's shape, in the order of its writing: whoever waits sees the outline first. */
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
/** The tool of Gemini 2 and later, which the SDK's types do not know yet. */
const GOOGLE_SEARCH = { googleSearch: {} } as Tool;

/** Questions to Gemini on Vertex. Makes one client for all of them: each one made prints a warning. */
export function vertex(settings: VertexSettings): AskModel {
  const { project, region, model, endpoint, silenceMs } = settings;
  const client = new VertexAI({
    project,
    location: region,
    ...(endpoint === "" ? {} : { apiEndpoint: endpoint, googleAuthOptions: nobody() }),
  });
  if (endpoint !== "" && settings.caFile !== "") {
    const trusted = readFileSync(settings.caFile, "utf8");
    setDefaultCACertificates([...getCACertificates("default"), trusted]);
  }

  return async (request, hear, signal) => {
    const timeout = Math.max(1, request.until.getTime() - Date.now());
    const asked = client
      .getGenerativeModel({ model }, { timeout })
      .generateContentStream(contentOf(request));
    // The SDK collects the whole answer beside the stream; whoever breaks off does not wait for it.
    void asked.then(({ response }) => response).catch(() => {});
    const patience = { silenceMs, signal };
    try {
      const { stream } = await inTime(asked, patience);
      const answer = new Collected();
      for (;;) {
        const next = await inTime(stream.next(), patience);
        if (next.done === true) return answer.whole();
        const text = answer.add(next.value);
        if (text !== "") hear(text);
      }
    } catch (error) {
      throw failureOf(error);
    }
  };
}

/** Credentials for a stand-in: never those of the function's account. */
function nobody() {
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
      maxOutputTokens: MOST_TOKENS,
      ...(task === "article"
        ? { responseMimeType: "application/json", responseSchema: ARTICLE }
        : {}),
    },
  };
}

interface Patience {
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

/** What the promise gives, unless it is silent for too long or nobody waits any more. */
async function inTime<T>(promise: Promise<T>, { silenceMs, signal }: Patience): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ModelFailure("silent", false)), silenceMs);
  const stop = () => reject(new ModelFailure("silent", false, { cause: "nobody waits" }));
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** An answer as its pieces arrive. */
class Collected {
  #text = "";
  #finish = "";
  #blocked = "";
  #tokens = 0;
  readonly #sources = new Map<string, ResearchSource>();

  /** @returns the text of the piece */
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

  whole(): ModelAnswer {
    return {
      text: this.#text,
      finish: this.#finish,
      blocked: this.#blocked,
      sources: [...this.#sources.values()],
      tokens: this.#tokens,
    };
  }
}

/** The SDK tells the HTTP status in the text of its errors only. */
function failureOf(cause: unknown): ModelFailure {
  if (cause instanceof ModelFailure) return cause;
  const message = cause instanceof Error ? cause.message : "";
  const status = Number(/got status: (\d{3})/.exec(message)?.[1] ?? 0);
  if (status === 429) return new ModelFailure("busy", true, { cause });
  if (status >= 400 && status < 500) return new ModelFailure("refused", false, { cause });
  const origin = cause instanceof Error && "stackTrace" in cause ? cause.stackTrace : cause;
  const isTimeout = [cause, origin].some(
    (one) => one instanceof Error && one.name === "AbortError",
  );
  if (isTimeout) return new ModelFailure("silent", false, { cause });
  return new ModelFailure("down", status === 503, { cause });
}
