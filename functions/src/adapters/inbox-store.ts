import { type Firestore, Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { MAIL_STATES, type StoredSubmission, SubmissionSchema } from "../domain/submission.ts";
import type { EraseSubmissionDeps } from "../use-cases/erase-submission.ts";
import type { ResendContactMailDeps } from "../use-cases/resend-contact-mail.ts";
import { auditRef } from "./audit-log.ts";
import { parseStored, withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

const MailState = v.picklist(MAIL_STATES);

/** What administrators do with contact requests beyond status and notes, over the Admin SDK. */
export function inboxStore(
  db: Firestore,
): Pick<ResendContactMailDeps, "reopen" | "mailState"> &
  Pick<EraseSubmissionDeps, "submissionsOf"> {
  const submissions = db.collection("contact_submissions");
  const outbox = db.collection("mail_outbox");
  return {
    reopen: (id, now, entry) =>
      inTransaction(db, async (transaction) => {
        const [stored, mail] = await transaction.getAll(submissions.doc(id), outbox.doc(id));
        if (!stored?.exists) return "missing";
        const lease: unknown = mail?.get("due");
        const isLeased = lease instanceof Timestamp && lease.toMillis() > now.getTime();
        if (mail?.get("state") === "sending" && isLeased) return "sending";
        // Of a mail that was finished long ago the outbox may hold nothing any more.
        const fresh = { state: "pending", attempts: 0, created_at: now, due: now };
        transaction.set(outbox.doc(id), fresh);
        transaction.update(submissions.doc(id), { mail: "pending" });
        transaction.create(auditRef(db), entry);
        return "reopened";
      }),

    mailState: async (id) => {
      const found = v.safeParse(
        MailState,
        (await withCodes(submissions.doc(id).get())).get("mail"),
      );
      return found.success ? found.output : null;
    },

    submissionsOf: (person, most, erase, entryFor) =>
      inTransaction(db, async (transaction) => {
        const docs =
          "id" in person
            ? [await transaction.get(submissions.doc(person.id))]
            : (await transaction.get(submissions.where("email", "in", person.emails).limit(most)))
                .docs;
        const found = docs.flatMap((doc): StoredSubmission[] => {
          const data = doc.data();
          return data ? [{ id: doc.id, ...parseStored(SubmissionSchema, data) }] : [];
        });
        for (const { id } of erase ? found : []) {
          transaction.delete(submissions.doc(id));
          transaction.delete(outbox.doc(id));
        }
        if (found.length > 0) transaction.create(auditRef(db), entryFor(found.map(({ id }) => id)));
        return found;
      }),
  };
}
