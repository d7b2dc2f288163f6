import { setTimeout as wait } from "node:timers/promises";
import type { inboxCalls } from "domain/calls/inbox";
import { info, warn } from "firebase-functions/logger";
import { bucket } from "../adapters/bucket.ts";
import { toFileId } from "../adapters/contact-ticket.ts";
import { outboxMailer } from "../adapters/mail.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import type { Runs } from "../platform/call.ts";
import { mailFrom, mailTo, siteUrl, smtpUrl } from "../platform/config.ts";
import type { Steps } from "../platform/schedule.ts";
import { addNote } from "../use-cases/contact/add-note.ts";
import * as changing from "../use-cases/contact/change-submissions.ts";
import * as mailing from "../use-cases/contact/deliver-mail.ts";
import * as erasing from "../use-cases/contact/erase-submission.ts";
import * as marking from "../use-cases/contact/mark-spam.ts";
import * as resending from "../use-cases/contact/resend-contact-mail.ts";
import { sendAnswer } from "../use-cases/contact/send-answer.ts";
import * as submitting from "../use-cases/contact/submit-contact.ts";
import type { Server } from "./server.ts";

export function contactEndpoints({ db, store, now }: Server) {
  const send = outboxMailer(() => ({
    url: smtpUrl.value(),
    from: mailFrom.value(),
    to: mailTo.value(),
  }));
  const networkKey: submitting.SubmitContactDeps["networkKey"] = (text, at, use) =>
    visitorKey(db, text, at, [use]);
  const deps = {
    ...{ store, send, now, log: warn, deleteFile: bucket.remove },
    get panelUrl() {
      return `${siteUrl.value()}/nhk`;
    },
  };
  const calls: Runs<"submitContact" | Exclude<keyof typeof inboxCalls, "contactFile">> = {
    submitContact: ({ files: tickets = [], ...input }, visitor) => {
      // docs/deploying.md: FORWARDED_HOPS is checked with this line. It holds no address.
      info("submission_received", { hops: visitor.hops, edge: visitor.isEdge });
      const sent = { ...input, file_ids: tickets.map(toFileId) };
      return submitting.submitContact({ ...deps, networkKey, wait }, sent, visitor);
    },

    resendContactMail: (input, caller) => resending.resendContactMail(deps, input, caller),

    markSpam: (input, caller) => marking.markSpam(deps, input, caller),

    setSubmissionStatus: (input, caller) => changing.setSubmissionStatus(deps, input, caller),

    assignSubmissions: (input, caller) =>
      changing.assignSubmissions({ ...deps, wait }, input, caller),

    addNote: (input, caller) => addNote(deps, input, caller),

    sendAnswer: (input, caller) => sendAnswer({ ...deps, wait }, input, caller),

    eraseSubmission: (input, caller) => erasing.eraseSubmission(deps, input, caller),
  };
  const steps: Pick<Steps, "retryMail"> = {
    retryMail: { seconds: 300, run: (signal) => mailing.retryMail(deps, signal) },
  };
  return { calls, steps };
}
