import { DomainError, errorCodeOf } from "functions/domain/shared/errors";
import { limits } from "functions/domain/shared/limits";
import * as v from "valibot";
import { functionUrl, panelAppToken, panelAuth } from "#firebase/panel-sdk.ts";

const TIMEOUT_MS = 130_000;

const AnswerSchema = v.union([
  v.object({ result: v.object({ url: v.string() }) }),
  v.object({
    error: v.object({
      status: v.string(),
      message: v.string(),
      details: v.object({ safe: v.boolean() }),
    }),
  }),
]);

/**
 * @param onProgress share of the bytes, 0 to 1
 * @returns the picture's address
 * @throws DomainError, or the signal's reason
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > limits.pictureBytes)
    throw new DomainError("invalid-argument", "The file is larger than 25 MB.");
  if (!navigator.onLine) throw new DomainError("unavailable");
  const [token, appToken] = await Promise.all([
    panelAuth().currentUser?.getIdToken(),
    panelAppToken(),
  ]);
  signal.throwIfAborted();
  const headers = {
    "content-type": "application/octet-stream",
    ...(token && { authorization: `Bearer ${token}` }),
    ...(appToken && { "x-firebase-appcheck": appToken }),
  };
  const answer = v.safeParse(AnswerSchema, await send(file, headers, onProgress, signal));
  if (!answer.success) throw new DomainError("unavailable");
  if ("result" in answer.output) return answer.output.result.url;
  const { status, message, details } = answer.output.error;
  throw new DomainError(errorCodeOf(status) ?? "internal", details.safe ? message : undefined);
}

/** `fetch` tells no progress of what it sends. */
function send(
  file: File,
  headers: Readonly<Record<string, string>>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open("POST", `${functionUrl("uploadPicture")}?name=${encodeURIComponent(file.name)}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.response);
    request.onerror = () => reject(new DomainError("unavailable"));
    request.ontimeout = () => reject(new DomainError("deadline-exceeded"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
