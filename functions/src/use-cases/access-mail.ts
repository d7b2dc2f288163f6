import { type AccessMail, verificationMail, welcomeMail } from "../domain/access-mail.ts";
import type { AccountFacts, Log, UserAccounts } from "./account-ports.ts";

export interface AccessMailDeps {
  readonly accounts: Pick<UserAccounts, "verificationLink">;
  readonly sendMail: (mail: AccessMail) => Promise<void>;
  /** Address of the panel, where a confirmed person goes on. */
  readonly panelUrl: string;
  readonly log: Log;
}

/**
 * Sends a new administrator the mail that fits the account. Never rejects: the account and its role stand.
 * @returns whether the mail server took it
 */
export async function sendAccessMail(
  deps: AccessMailDeps,
  { uid, email, verified }: Pick<AccountFacts, "uid" | "email" | "verified">,
): Promise<boolean> {
  try {
    const mail = verified
      ? welcomeMail(email, deps.panelUrl)
      : verificationMail(email, await deps.accounts.verificationLink(email, deps.panelUrl));
    await deps.sendMail(mail);
    return true;
  } catch (error) {
    deps.log("access_mail_not_sent", { uid, code: codeOf(error) });
    return false;
  }
}

/** The short code of a foreign failure, fit for a log. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { readonly code?: unknown };
  return typeof code === "string" || typeof code === "number" ? String(code) : error.name;
}
