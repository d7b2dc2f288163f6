import { DomainError, findErrorCode } from "domain/shared/errors";
import * as v from "valibot";

const ErrorSchema = v.object({
  error: v.object({
    status: v.string(),
    message: v.string(),
    details: v.object({ safe: v.boolean() }),
  }),
});

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Share of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** @throws DomainError, or the signal's reason */
export function sendFile<Result>(
  schema: v.GenericSchema<unknown, Result>,
  { file, ...sent }: Sent & { readonly file: File },
): Promise<Result> {
  const url = `${sent.url}?name=${encodeURIComponent(file.name.toWellFormed())}`;
  return send(schema, { ...sent, url, body: file, type: "application/octet-stream" });
}

/** Sends the input of a call. @throws DomainError */
export function sendInput<Result>(
  schema: v.GenericSchema<unknown, Result>,
  { input, ...sent }: Sent & { readonly input: unknown },
): Promise<Result> {
  const body = JSON.stringify({ data: input });
  return send(schema, { ...sent, body, type: "application/json" });
}

interface Request extends Sent {
  readonly body: File | string;
  readonly type: string;
}

async function send<Result>(
  schema: v.GenericSchema<unknown, Result>,
  sent: Request,
): Promise<Result> {
  if (!navigator.onLine) throw new DomainError("unavailable");
  sent.signal?.throwIfAborted();
  const answer: unknown = await post(sent);
  const success = v.safeParse(v.object({ result: schema }), answer);
  if (success.success) return success.output.result;
  const failure = v.safeParse(ErrorSchema, answer);
  if (!failure.success) throw new DomainError("unavailable");
  const { status, message, details } = failure.output.error;
  throw new DomainError(findErrorCode(status) ?? "internal", details.safe ? message : undefined, {
    cause: (answer as { error: unknown }).error,
  });
}

/** `fetch` tells no progress of what it sends. */
function post({ url, body, type, ...sent }: Request): Promise<unknown> {
  const { headers, timeoutMs, onProgress, signal } = sent;
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open("POST", url);
    request.setRequestHeader("content-type", type);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.response);
    request.onerror = () => reject(new DomainError("unavailable"));
    request.ontimeout = () => reject(new DomainError("deadline-exceeded"));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
