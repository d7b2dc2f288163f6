import { tooLarge } from "domain/pictures/picture";
import { limits } from "domain/shared/limits";
import * as v from "valibot";
import { panelHeaders } from "#data/shared/panel-headers.ts";
import { sendFile } from "#data/shared/send-file.ts";
import { callUrl } from "#firebase/panel-sdk.ts";

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
  if (file.size > limits.pictureBytes) throw tooLarge();
  const url = callUrl("uploadPicture");
  const headers = await panelHeaders();
  const sent = { url, file, headers, timeoutMs: 130_000, onProgress, signal };
  return (await sendFile(v.object({ url: v.string() }), sent)).url;
}
