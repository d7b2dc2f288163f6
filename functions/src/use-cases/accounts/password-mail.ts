import { type AccessMail, passwordMail } from "domain/accounts/access-mail";
import { getErrorCode, type Log } from "../log.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";

export interface PasswordMailDeps {
  readonly accounts: Pick<UserAccounts, "passwordCode">;
  readonly sendMail: (mail: AccessMail) => Promise<void>;
  readonly passwordUrl: string;
  readonly log: Log;
}

/** @returns whether the mail was sent; a failure is logged */
export async function sendPasswordMail(
  deps: PasswordMailDeps,
  { uid, email }: Pick<AccountFacts, "uid" | "email">,
): Promise<boolean> {
  try {
    const code = await deps.accounts.passwordCode(email);
    // Browsers do not send the part after '#' to servers, which would log it.
    await deps.sendMail(passwordMail(email, `${deps.passwordUrl}#${code}`));
    return true;
  } catch (error) {
    deps.log("password_mail_not_sent", { uid, code: getErrorCode(error) });
    return false;
  }
}
