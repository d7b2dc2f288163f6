import { type AccessMail, verificationMail, welcomeMail } from "domain/accounts/access-mail";
import { getErrorCode, type Log } from "../log.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";

export interface AccessMailDeps {
  readonly accounts: Pick<UserAccounts, "verificationLink">;
  readonly sendMail: (mail: AccessMail) => Promise<void>;
  readonly panelUrl: string;
  readonly log: Log;
}

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
    deps.log("access_mail_not_sent", { uid, code: getErrorCode(error) });
    return false;
  }
}
