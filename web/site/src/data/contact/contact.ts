import type { Calls } from "domain/calls/calls";
import { hasAppCheck } from "kit/lib/env";
import { publicCall } from "../shared/public-call.ts";

export type ContactSubmission = Calls["submitContact"]["input"];

/**
 * Idempotent by id.
 * @throws DomainError resource-exhausted, failed-precondition (files)
 */
export async function submitContact(input: ContactSubmission): Promise<void> {
  await publicCall("submitContact", input, { appCheck: await appCheckToken() });
}

/** @returns the ticket for `submitContact` */
export async function uploadContactFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { sendContactFile } = await import("./send-contact-file.ts");
  return sendContactFile(file, await appCheckToken(), onProgress, signal);
}

async function appCheckToken(): Promise<string | undefined> {
  if (!hasAppCheck) return undefined;
  const { appCheckToken: token } = await import("kit/firebase/app-check");
  return token();
}
