import { inboxStore } from "../adapters/inbox-store.ts";
import { smtpUrl } from "../config.ts";
import { EraseSubmissionInput, ResendContactMailInput } from "../domain/calls-inbox.ts";
import { type DeliverMailDeps, deliverMail } from "../use-cases/deliver-mail.ts";
import * as erasing from "../use-cases/erase-submission.ts";
import * as resending from "../use-cases/resend-contact-mail.ts";
import type { Server } from "./server.ts";

/** Contact requests: their mails over SMTP, and what a person may demand of personal data. */
export function inboxEndpoints({ adminCall, db, now }: Server, mails: DeliverMailDeps) {
  const store = { ...inboxStore(db), now };
  return {
    resendContactMail: adminCall(
      "resendContactMail",
      ResendContactMailInput,
      (input, caller) =>
        resending.resendContactMail(
          { ...store, deliver: (id) => deliverMail(mails, id) },
          input,
          caller,
        ),
      [smtpUrl],
    ),

    eraseSubmission: adminCall("eraseSubmission", EraseSubmissionInput, (input, caller) =>
      erasing.eraseSubmission(store, input, caller),
    ),
  };
}
