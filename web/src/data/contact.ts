import type { Calls } from "functions/domain/calls";
import { publicCall } from "#data/public-call.ts";

export type Inquiry = Calls["submitContact"]["input"];

/**
 * Sends an inquiry. Sending one with the same id again is safe: it is stored once.
 * @throws DomainError; resource-exhausted when this network has sent too much
 */
export async function submitContact(inquiry: Inquiry): Promise<void> {
  await publicCall("submitContact", inquiry, { attested: true });
}
