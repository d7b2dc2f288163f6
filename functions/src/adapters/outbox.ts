import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { MAIL_ATTEMPTS, MAIL_BUCKET_MINUTES, MAIL_LEASE_MINUTES } from "../domain/contact-mail.ts";
import { CONTACT_BUCKET, MAIL_BUCKET } from "../domain/rate-limit.ts";
import { type StoredSubmission, SubmissionSchema } from "../domain/submission.ts";
import type { ClaimedMail, MailOutcome } from "../use-cases/deliver-mail.ts";
import type { NewSubmission } from "../use-cases/submit-contact.ts";
import { readBucket, spend } from "./rate-limit.ts";
import { withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

const SUBMISSIONS = "contact_submissions";
const OUTBOX = "mail_outbox";
/** Finished outbox entries are kept this long for questions, then the TTL policy on `expires_at` removes them. */
const FINISHED_LIFE_MS = 30 * 24 * 3_600_000;

/**
 * Submissions and their mails. An outbox entry says when its mail is due (`due`); a mail that is done, given up or
 * held has no `due`, so one comparison finds the work and needs no composite index.
 */
export function outbox(db: Firestore) {
  const submission = (id: string) => db.collection(SUBMISSIONS).doc(id);
  const entry = (id: string) => db.collection(OUTBOX).doc(id);

  return {
    /** Stores submission, outbox entry and the network's token in one commit. */
    add: (item: NewSubmission, now: Date) =>
      inTransaction(db, async (transaction) => {
        const existing = await transaction.get(submission(item.id));
        if (existing.exists) return "already" as const;
        const bucket = await readBucket(db, transaction, item.network);
        if (!spend(transaction, bucket, CONTACT_BUCKET, now)) return "limited" as const;
        const { mail } = item.submission;
        transaction.create(submission(item.id), item.submission);
        transaction.create(entry(item.id), {
          state: mail,
          attempts: 0,
          created_at: now,
          ...(mail === "pending" && { due: now }),
        });
        return "stored" as const;
      }),

    /** Takes a due mail for one attempt, within the hourly number of mails of the whole site. */
    claim: (id: string, now: Date): Promise<ClaimedMail | null> =>
      inTransaction(db, async (transaction) => {
        const [mail, stored] = await transaction.getAll(entry(id), submission(id));
        const due: unknown = mail?.get("due");
        if (!(due instanceof Timestamp) || due.toMillis() > now.getTime()) return null;
        const bucket = await readBucket(db, transaction, "mails");
        const found = v.safeParse(SubmissionSchema, withDates(stored?.data()));
        const attempts = Number(mail?.get("attempts") ?? 0);
        if (!found.success || attempts >= MAIL_ATTEMPTS) {
          transaction.update(entry(id), finished("failed", now));
          if (stored?.exists) transaction.update(submission(id), { mail: "failed" });
          return null;
        }
        if (!spend(transaction, bucket, MAIL_BUCKET, now)) {
          transaction.update(entry(id), { due: minutesAfter(now, MAIL_BUCKET_MINUTES) });
          return null;
        }
        const attempt = attempts + 1;
        const lease = minutesAfter(now, MAIL_LEASE_MINUTES);
        transaction.update(entry(id), { state: "sending", attempts: attempt, due: lease });
        transaction.update(submission(id), { mail: "sending" });
        const claimed: StoredSubmission = { ...found.output, id };
        return { submission: claimed, attempt };
      }),

    /** Writes how an attempt ended, unless a later attempt has taken over; a mail that went out is sent either way. */
    settle: (id: string, attempt: number, outcome: MailOutcome, now: Date) =>
      inTransaction(db, async (transaction) => {
        const mail = await transaction.get(entry(id));
        const isMine = mail.get("attempts") === attempt && mail.get("state") === "sending";
        if (!mail.exists || (!isMine && outcome.state !== "sent")) return;
        const change =
          outcome.due === null
            ? finished(outcome.state, now)
            : { state: outcome.state, due: Timestamp.fromDate(outcome.due) };
        transaction.update(entry(id), change);
        transaction.update(submission(id), { mail: outcome.state });
      }),

    /** Ids of mails whose time has come, the oldest first. */
    due: async (now: Date, limit: number): Promise<string[]> => {
      const query = db.collection(OUTBOX).where("due", "<=", now).orderBy("due").limit(limit);
      return (await withCodes(query.select().get())).docs.map((doc) => doc.id);
    },
  };
}

function minutesAfter(now: Date, minutes: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + minutes * 60_000);
}

function finished(state: string, now: Date) {
  const expires = Timestamp.fromMillis(now.getTime() + FINISHED_LIFE_MS);
  return { state, due: FieldValue.delete(), expires_at: expires };
}

function withDates(data: Record<string, unknown> | undefined): unknown {
  const createdAt = data?.created_at;
  return createdAt instanceof Timestamp ? { ...data, created_at: createdAt.toDate() } : data;
}
