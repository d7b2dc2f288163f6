import { DomainError, type ErrorCode } from "domain/shared/errors";
import { warn } from "firebase-functions/logger";
import type { PartnerBlog } from "../use-cases/guests/partner-blog.ts";
import { readBytes } from "./read-bytes.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;

export interface PartnerSettings {
  readonly url: string;
  readonly key: string;
}

/** Redirects are not followed and ids are encoded, so that only this address is requested. */
export function partnerBlog({ url, key }: PartnerSettings): PartnerBlog {
  const base = parseBaseUrl(url);
  async function request(method: "GET" | "POST", path: string): Promise<Response> {
    try {
      return await fetch(base + path, {
        method,
        headers: { accept: "application/json", authorization: `Bearer ${key}` },
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw connectionError(error);
    }
  }
  const postPath = (id: string) => `/posts/${encodeURIComponent(id)}`;

  return {
    list: async () => {
      const list = await readJson(
        await requireSuccess(await request("GET", "/posts?status=approved&limit=200")),
      );
      if (!Array.isArray(list)) throw partnerError("unavailable", UNREADABLE);
      return list as readonly unknown[];
    },
    post: async (id) => {
      const answer = await request("GET", postPath(id));
      if (answer.status !== 404) return readJson(await requireSuccess(answer));
      await answer.body?.cancel();
      return null;
    },
    confirm: async (id) => {
      const answer = await requireSuccess(await request("POST", `${postPath(id)}/confirm`));
      await answer.body?.cancel();
    },
  };
}

const UNREADABLE = "The partner blog sent something that could not be read.";

/** Only the local computer may be requested without encryption. */
function parseBaseUrl(url: string): string {
  const parsed = URL.parse(url);
  const isLocal = parsed?.protocol === "http:" && parsed.hostname === "127.0.0.1";
  if (!parsed || !(isLocal || parsed.protocol === "https:")) {
    throw new DomainError("failed-precondition", "The partner blog is not configured.");
  }
  return (parsed.origin + parsed.pathname).replace(/(?<!\/)\/+$/, "");
}

async function requireSuccess(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { status } = answer;
  await answer.body?.cancel();
  if (status >= 300 && status < 400) {
    throw partnerError(
      "unavailable",
      "The partner blog sent us elsewhere, which is not followed.",
      status,
    );
  }
  if (status === 401 || status === 403) {
    throw partnerError("failed-precondition", "The partner blog does not accept our key.", status);
  }
  throw partnerError("unavailable", `The partner blog answered with error ${status}.`, status);
}

async function readJson(answer: Response): Promise<unknown> {
  const type = answer.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.-]{1,80}\+)?json(?:$|[\s;])/i.test(type)) {
    await answer.body?.cancel();
    throw partnerError("unavailable", UNREADABLE, answer.status);
  }
  const text = await readText(answer);
  try {
    return JSON.parse(text);
  } catch {
    throw partnerError("unavailable", UNREADABLE, answer.status);
  }
}

async function readText({ body, status }: Response): Promise<string> {
  if (!body) return "";
  try {
    const bytes = await readBytes(body, MAX_BYTES, () =>
      partnerError("resource-exhausted", "The partner blog sent too much at once.", status),
    );
    return bytes.toString();
  } catch (error) {
    throw error instanceof DomainError ? error : connectionError(error);
  }
}

function connectionError(error: unknown): DomainError {
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return isLate
    ? partnerError("deadline-exceeded", "The partner blog did not answer in time.")
    : partnerError("unavailable", "The partner blog could not be reached.");
}

function partnerError(code: ErrorCode, safe: string, status = 0): DomainError {
  warn("partner_blog_failed", { code, status });
  return new DomainError(code, safe);
}
