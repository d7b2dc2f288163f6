import type { SubmitContactInput } from "domain/calls/visitors";
import { getCopyId } from "domain/contact/contact-copy";
import type { SentFile } from "domain/contact/contact-file";
import { getEmailKey } from "domain/contact/email";
import type { Submission } from "domain/contact/submission";
import { DomainError } from "domain/shared/errors";
import { CONTACT_BUCKET, COPY_BUCKET } from "domain/shared/rate-limit";
import type { Reads, Store } from "../store/store.ts";
import {
  type Limit,
  type LimitKey,
  networkLimits,
  type Origin,
  spendEach,
} from "../store/token-bucket.ts";
import { networkKeys, takeFiles, waitingFiles } from "./bind-contact-files.ts";
import { type DeliverSoonDeps, deliverSoon } from "./deliver-mail.ts";

/** No person fills in the form faster: such a submission is stored but not mailed. */
const SUSPICIOUSLY_QUICK_MS = 2000;

export interface SubmitContactDeps extends DeliverSoonDeps {
  readonly networkKey: LimitKey;
}

/**
 * Stores a submission once per id and attempts its mail and its sender's copy; `retryMail` repeats failed attempts.
 */
export async function submitContact(
  deps: SubmitContactDeps,
  input: Omit<SubmitContactInput, "files"> & { readonly file_ids?: readonly string[] },
  visitor: Origin,
): Promise<{ readonly stored: true }> {
  const now = deps.now();
  const suspect = input.honeypot !== "" || input.elapsed_ms < SUSPICIOUSLY_QUICK_MS;
  const submission: Submission = {
    ...input.fields,
    email_key: getEmailKey(input.fields.email),
    status: "pending",
    notes: "",
    created_at: now,
    source: input.source,
    page: input.page,
    suspect,
    marketing: input.marketing,
    notice_version: input.notice_version,
    mail: suspect ? "held" : "pending",
    ...(input.items && { items: input.items }),
    ...(input.origin && { origin: input.origin }),
  };
  const rule = CONTACT_BUCKET;
  const limits = await networkLimits(deps.networkKey, visitor, now, "contact", { rule });
  const copyLimits = suspect
    ? []
    : [
        ...(await networkLimits(deps.networkKey, visitor, now, "copy", { rule: COPY_BUCKET })),
        {
          key: await deps.networkKey(getEmailKey(input.fields.email), now, "copy address"),
          rule: COPY_BUCKET,
        },
      ];
  const { file_ids = [] } = input;
  const networks =
    file_ids.length === 0 ? [] : await networkKeys(deps.networkKey, visitor.address, now);
  const result = await storeSubmission(
    deps.store,
    input.id,
    submission,
    { submission: limits, copy: copyLimits },
    (reads) => waitingFiles(reads, file_ids, networks, now),
  );
  if (result === "limited") throw new DomainError("resource-exhausted");
  if (result === "stored" && !suspect) {
    await deliverSoon(deps, [input.id, getCopyId(input.id)]);
  }
  return { stored: true };
}

function storeSubmission(
  store: Store,
  id: string,
  submission: Submission,
  limits: { readonly submission: readonly Limit[]; readonly copy: readonly Limit[] },
  loadFiles: (reads: Reads) => Promise<readonly SentFile[]>,
): Promise<"stored" | "already" | "limited"> {
  const { mail, created_at } = submission;
  return store.atomically(async (transaction) => {
    const existing = await transaction.read({ contact_submissions: { ids: [id], fields: [] } });
    if (existing.contact_submissions.has(id)) return "already";
    const files = await loadFiles(transaction);
    const attempts = [limits.submission, ...(limits.copy.length > 0 ? [limits.copy] : [])];
    const [isAccepted, getsCopy] = await spendEach(transaction, attempts, created_at);
    if (!isAccepted) return "limited";
    takeFiles(transaction, files);
    const listed = files.length > 0 && { files: [...files] };
    transaction.create("contact_submissions", id, { ...submission, ...listed });
    transaction.create("mail_outbox", id, {
      state: mail,
      attempts: 0,
      created_at,
      ...(mail === "pending" && { due: created_at }),
    });
    if (getsCopy) {
      transaction.create("mail_outbox", getCopyId(id), {
        ...{ state: "pending", attempts: 0, created_at, due: created_at, copy_of: id },
      });
    }
    return "stored";
  });
}
