import { DomainError } from "functions/domain/shared/errors";
import { limits } from "functions/domain/shared/limits";
import * as v from "valibot";
import { sendFile } from "#data/shared/send-file.ts";
import { functionUrl, panelAppToken, panelAuth } from "#firebase/panel-sdk.ts";

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
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(appToken && { "x-firebase-appcheck": appToken }),
  };
  const url = functionUrl("uploadPicture");
  const sent = { url, file, headers, timeoutMs: 130_000, onProgress, signal };
  return (await sendFile(v.object({ url: v.string() }), sent)).url;
}
