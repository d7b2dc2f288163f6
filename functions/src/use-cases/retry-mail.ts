import { type DeliverMailDeps, deliverMail } from "./deliver-mail.ts";

/** Mails tried in one run: fewer than a run's time allows at the mail server's slowest. */
const MAILS_PER_RUN = 20;

export interface RetryMailDeps extends DeliverMailDeps {
  /** Ids of mails whose time has come, the oldest first. */
  readonly due: (now: Date, limit: number) => Promise<readonly string[]>;
}

/**
 * Tries every mail that is due, one after another: the mail server may be recovering.
 * @returns how many were sent and how many were tried
 */
export async function retryMail(
  deps: RetryMailDeps,
): Promise<{ readonly sent: number; readonly tried: number }> {
  const ids = await deps.due(deps.now(), MAILS_PER_RUN);
  let sent = 0;
  for (const id of ids) {
    if ((await deliverMail(deps, id)) === "sent") sent += 1;
  }
  return { sent, tried: ids.length };
}
