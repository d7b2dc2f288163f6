import type { Calls } from "functions/domain/calls/calls";
import { publicCall } from "#data/shared/public-call.ts";
import { hasAppCheck } from "#lib/env.ts";

export type ContactSubmission = Calls["submitContact"]["input"];

/**
 * Idempotent by id.
 * @throws DomainError resource-exhausted
 */
export async function submitContact(input: ContactSubmission): Promise<void> {
  await publicCall("submitContact", input, { appCheck: await appCheckToken() });
}

async function appCheckToken(): Promise<string | undefined> {
  if (!hasAppCheck) return undefined;
  const { appCheckToken: token } = await import("#firebase/app-check.ts");
  return token();
}
