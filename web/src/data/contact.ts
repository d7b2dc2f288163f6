import type { Calls } from "functions/domain/calls";
import { publicCall } from "#data/public-call.ts";
import { hasAppCheck } from "#lib/env.ts";

export type Inquiry = Calls["submitContact"]["input"];

/**
 * Sends an inquiry. Sending one with the same id again is safe: it is stored once.
 * @throws DomainError; resource-exhausted when this network has sent too much
 */
export async function submitContact(inquiry: Inquiry): Promise<void> {
  await publicCall("submitContact", inquiry, { appCheck: await appCheckToken() });
}

/** What says that this is our page, where App Check is on: the third party's script comes with the first inquiry. */
async function appCheckToken(): Promise<string | undefined> {
  if (!hasAppCheck) return undefined;
  const { appCheckToken: ask } = await import("#firebase/app-check.ts");
  return ask();
}
