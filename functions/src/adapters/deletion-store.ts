import type { Firestore } from "firebase-admin/firestore";
import type { AuditEntry } from "../domain/audit.ts";
import type { DeletionDeps } from "../use-cases/delete-import-job.ts";
import { auditRef } from "./audit-log.ts";
import { idsOf, postCollections } from "./post-documents.ts";
import { withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** Deletion of import jobs over the Admin SDK. Their posts go to the trash (trash-store.ts). */
export function deletionStore(
  db: Firestore,
  entry: AuditEntry,
): Pick<DeletionDeps, "markDeleting" | "deleteItems" | "deleteJob"> {
  const { jobs, items } = postCollections(db);
  return {
    markDeleting: (jobId, now) =>
      inTransaction(db, async (transaction) => {
        const job = await transaction.get(jobs.doc(jobId));
        if (!job.exists) return false;
        if (job.get("status") !== "deleting") {
          transaction.update(job.ref, { status: "deleting", touched_at: now });
          transaction.create(auditRef(db), entry);
        }
        return true;
      }),

    deleteItems: (jobId, limit) =>
      inTransaction(db, async (transaction) => {
        const page = items.where("job_id", "==", jobId).limit(limit);
        const ids = await idsOf(transaction, page);
        for (const id of ids) transaction.delete(items.doc(id));
        return ids.length;
      }),

    deleteJob: async (jobId) => {
      await withCodes(jobs.doc(jobId).delete());
    },
  };
}
