import { DomainError, errorCodeOf } from "domain/shared/errors";
import * as v from "valibot";

const ErrorSchema = v.object({
  error: v.object({
    status: v.string(),
    message: v.string(),
    details: v.object({ safe: v.boolean() }),
  }),
});

interface SentFile {
  readonly url: string;
  readonly file: File;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Share of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** @throws DomainError, or the signal's reason */
export async function sendFile<Result>(
  schema: v.GenericSchema<unknown, Result>,
  sent: SentFile,
): Promise<Result> {
  if (!navigator.onLine) throw new DomainError("unavailable");
  sent.signal.throwIfAborted();
  const answer: unknown = await post(sent);
  const success = v.safeParse(v.object({ result: schema }), answer);
  if (success.success) return success.output.result;
  const failure = v.safeParse(ErrorSchema, answer);
  if (!failure.success) throw new DomainError("unavailable");
  const { status, message, details } = failure.output.error;
  throw new DomainError(errorCodeOf(status) ?? "internal", details.safe ? message : undefined, {
    cause: (answer as { error: unknown }).error,
  });
}

/** `fetch` tells no progress of what it sends. */
function post({ url, file, headers, timeoutMs, onProgress, signal }: SentFile): Promise<unknown> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open("POST", `${url}?name=${encodeURIComponent(file.name.toWellFormed())}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.response);
    request.onerror = () => reject(new DomainError("unavailable"));
    request.ontimeout = () => reject(new DomainError("deadline-exceeded"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
