import type { Calls } from "functions/domain/calls/calls";
import { publicCall } from "#data/shared/public-call.ts";
import { hasAppCheck } from "#lib/env.ts";

export type Inquiry = Calls["submitContact"]["input"];

/**
 * A repetition with the same id is stored once.
 * @throws DomainError resource-exhausted after too many inquiries from this network
 */
export async function submitContact(inquiry: Inquiry): Promise<void> {
  await publicCall("submitContact", inquiry, { appCheck: await appCheckToken() });
}

async function appCheckToken(): Promise<string | undefined> {
  if (!hasAppCheck) return undefined;
  const { appCheckToken: token } = await import("#firebase/app-check.ts");
  return token();
}
