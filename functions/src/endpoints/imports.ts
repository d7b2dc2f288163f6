import { deletionStore } from "../adapters/deletion-store.ts";
import { importStore } from "../adapters/import-store.ts";
import { trashStore } from "../adapters/trash-store.ts";
import { auditEntry } from "../domain/audit.ts";
import {
  DeleteImportJobInput,
  FinishImportInput,
  ImportChunkInput,
  StartImportInput,
} from "../domain/calls.ts";
import { RestoreImportJobInput } from "../domain/calls-deletion.ts";
import * as deleting from "../use-cases/delete-import-job.ts";
import { trashJobPosts } from "../use-cases/delete-posts.ts";
import * as finishing from "../use-cases/finish-import.ts";
import * as chunks from "../use-cases/import-chunk.ts";
import * as restoring from "../use-cases/restore-posts.ts";
import * as starting from "../use-cases/start-import.ts";
import type { Server } from "./server.ts";

/** Import of articles from a CSV, and what becomes of its jobs. */
export function importEndpoints({ adminCall, adminCommit, db, now }: Server) {
  const imports = { ...importStore(db), now };
  const trash = { ...trashStore(db), now };

  return {
    startImport: adminCall("startImport", StartImportInput, (input, caller) =>
      starting.startImport(imports, input, caller),
    ),

    importChunk: adminCommit("importChunk", ImportChunkInput, (input, caller) =>
      chunks.importChunk(imports, input, caller),
    ),

    finishImport: adminCall("finishImport", FinishImportInput, (input, caller) =>
      finishing.finishImport(imports, input, caller),
    ),

    deleteImportJob: adminCall("deleteImportJob", DeleteImportJobInput, (input, caller) => {
      const entry = auditEntry(now(), caller, "job_deleted", { target: input.job_id });
      const deletePosts = (jobId: string, limit: number) =>
        trashJobPosts(trash, jobId, limit, caller);
      return deleting.deleteImportJob({ ...deletionStore(db, entry), deletePosts, now }, input);
    }),

    restoreImportJob: adminCall("restoreImportJob", RestoreImportJobInput, (input, caller) =>
      restoring.restoreImportJob(trash, input, caller),
    ),
  };
}
