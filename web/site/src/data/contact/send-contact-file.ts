import { TicketSchema } from "domain/contact/contact-file";
import { sendFile } from "kit/firebase/send-file";
import * as v from "valibot";

export async function sendContactFile(
  file: File,
  appToken: string | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const url = "/api/uploadContactFile";
  const headers = appToken ? { "x-firebase-appcheck": appToken } : {};
  const sent = { url, file, headers, timeoutMs: 70_000, onProgress, signal };
  return (await sendFile(v.object({ ticket: TicketSchema }), sent)).ticket;
}
