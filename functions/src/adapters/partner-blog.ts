import { warn } from "firebase-functions/logger";
import { DomainError, type ErrorCode } from "../domain/errors.ts";
import type { PartnerBlog } from "../use-cases/guest-ports.ts";

/** Milliseconds for one answer, its body included. */
const TIMEOUT_MS = 10_000;
/** Bytes of a body, unpacked, that are read before it counts as endless. */
const MOST_BYTES = 5 * 1024 * 1024;

export interface PartnerSettings {
  /** Address that `/posts` is appended to; '' when there is no partner. */
  readonly url: string;
  readonly key: string;
}

/**
 * The partner blog's interface: `GET /posts?status=approved`, `GET /posts/{id}`, `POST /posts/{id}/confirm`. It can make
 * us ask its own address only: redirects are not followed, ids are encoded, and size and time are limited (T27).
 * @throws DomainError with a sentence for the panel, from every method; failed-precondition when nothing is configured
 */
export function partnerBlog({ url, key }: PartnerSettings): PartnerBlog {
  const base = baseOf(url);
  async function ask(method: "GET" | "POST", path: string): Promise<Response> {
    try {
      return await fetch(base + path, {
        method,
        headers: { accept: "application/json", authorization: `Bearer ${key}` },
        // Not 'error': an answer can be told from a broken connection.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw unanswered(error);
    }
  }
  const postPath = (id: string) => `/posts/${encodeURIComponent(id)}`;

  return {
    list: async () => {
      const list = await jsonOf(
        await accepted(await ask("GET", "/posts?status=approved&limit=200")),
      );
      if (!Array.isArray(list)) throw refused("unavailable", UNREADABLE);
      return list as readonly unknown[];
    },
    post: async (id) => {
      const answer = await ask("GET", postPath(id));
      if (answer.status !== 404) return jsonOf(await accepted(answer));
      await answer.body?.cancel();
      return null;
    },
    confirm: async (id) => {
      const answer = await accepted(await ask("POST", `${postPath(id)}/confirm`));
      await answer.body?.cancel();
    },
  };
}

const UNREADABLE = "The partner blog sent something that could not be read.";

/** The configured address without a slash at its end. Only this computer may be asked without encryption. */
function baseOf(url: string): string {
  const parsed = URL.parse(url);
  const isLocal = parsed?.protocol === "http:" && parsed.hostname === "127.0.0.1";
  if (!parsed || !(isLocal || parsed.protocol === "https:")) {
    throw new DomainError("failed-precondition", "The partner blog is not configured.");
  }
  return (parsed.origin + parsed.pathname).replace(/\/+$/, "");
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { status } = answer;
  // What is left unread would hold its connection open.
  await answer.body?.cancel();
  if (status >= 300 && status < 400) {
    throw refused(
      "unavailable",
      "The partner blog sent us elsewhere, which is not followed.",
      status,
    );
  }
  if (status === 401 || status === 403) {
    throw refused("failed-precondition", "The partner blog does not accept our key.", status);
  }
  throw refused("unavailable", `The partner blog answered with error ${status}.`, status);
}

async function jsonOf(answer: Response): Promise<unknown> {
  const type = answer.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.-]{1,80}\+)?json(?:$|[\s;])/i.test(type)) {
    await answer.body?.cancel();
    throw refused("unavailable", UNREADABLE, answer.status);
  }
  const text = await textOf(answer);
  try {
    return JSON.parse(text);
  } catch {
    throw refused("unavailable", UNREADABLE, answer.status);
  }
}

/** The body, read only as far as it may be long; the announced length is nobody's promise. */
async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) {
        throw refused(
          "resource-exhausted",
          "The partner blog sent too much at once.",
          answer.status,
        );
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : unanswered(error);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function unanswered(error: unknown): DomainError {
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return isLate
    ? refused("deadline-exceeded", "The partner blog did not answer in time.")
    : refused("unavailable", "The partner blog could not be reached.");
}

function refused(code: ErrorCode, safe: string, status = 0): DomainError {
  warn("partner blog", { code, status });
  return new DomainError(code, safe);
}
