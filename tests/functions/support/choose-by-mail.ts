import type { Calls } from "domain/calls/calls";
import { type Credentials, choosePassword } from "../../support/accounts.ts";
import { callFunction } from "../../support/call-function.ts";
import { mailsTo } from "../../support/mailbox.ts";

/** Chooses a password by the link of the newest mail, as the page of the link does. */
export async function chooseByMail({ email, password }: Credentials): Promise<void> {
  const mail = (await mailsTo(email))[0];
  const link = /#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const [, uid, secret] = /^invitation\.(.+)\.(.+)$/.exec(link) ?? [];
  if (uid === undefined) return await choosePassword(link, password);
  const answer = await callFunction("openInvitation", { uid, secret });
  if (!("result" in answer)) throw new Error("The invitation is not valid");
  await choosePassword((answer.result as Calls["openInvitation"]["output"]).code, password);
}
