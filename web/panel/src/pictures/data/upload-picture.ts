import { tooLarge } from "domain/pictures/picture";
import { limits } from "domain/shared/limits";
import { callUrl } from "kit/firebase/panel-sdk";
import { sendFile } from "kit/firebase/send-file";
import * as v from "valibot";
import { panelHeaders } from "#data/panel-headers.ts";

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
