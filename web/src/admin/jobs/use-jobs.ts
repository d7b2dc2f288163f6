import { DomainError } from "functions/domain/errors";
import { useState } from "react";
import {
  deleteImportJob,
  type JobView,
  restoreImportJob,
  useImportJobs,
} from "#data/import-jobs.ts";
import { importRunner } from "#data/imports.ts";
import { readPlan, removePlan } from "#data/pending-imports.ts";
import { requestResume } from "#data/resume-request.ts";
import { notify } from "#ui/toaster.tsx";
import { messages } from "./messages.ts";

/** The import history and what can be done with its jobs. */
export function useJobs() {
  const jobs = useImportJobs();
  /** Posts removed so far, by the job that this screen is deleting. */
  const [removed, setRemoved] = useState<ReadonlyMap<string, number>>(new Map());
  const [confirming, setConfirming] = useState<JobView>();

  const progress = (id: string, count: number | undefined) =>
    setRemoved((before) => {
      const after = new Map(before);
      if (count === undefined) after.delete(id);
      else after.set(id, count);
      return after;
    });

  async function remove({ id, job_name, successful_records }: JobView): Promise<void> {
    if (removed.has(id)) return;
    progress(id, 0);
    try {
      await deleteImportJob(id, (count) => progress(id, count));
      await removePlan(id);
      const { title, text } = messages.deleted;
      if (successful_records === 0) notify.success(title, text(job_name));
      else {
        const onClick = () => void undo(id);
        notify.success(title, text(job_name), { label: messages.undo, onClick });
      }
    } catch (error) {
      console.error("Import job deletion", error);
      notify.error(messages.deleteFailed.title, messages.deleteFailed.text);
    } finally {
      progress(id, undefined);
    }
  }

  return {
    jobs,
    removed,
    confirming,
    ask: setConfirming,
    askLatest: () => {
      const latest = jobs.state === "ready" ? jobs.data[0] : undefined;
      if (latest) setConfirming(latest);
      else if (jobs.state === "ready") notify.error(messages.noJobs);
    },
    cancel: () => setConfirming(undefined),
    confirm: async () => {
      if (!confirming) return;
      setConfirming(undefined);
      await remove(confirming);
    },
    remove,
    resume,
  };
}

/** Brings the posts back that went with a job. */
async function undo(id: string): Promise<void> {
  try {
    const back = await restoreImportJob(id);
    if (back.length === 0) {
      notify.error(messages.nothingRestored);
      return;
    }
    const renamed = back.filter((post) => post.renamed).map(({ slug }) => slug);
    const notes = renamed.length === 0 ? "" : ` ${messages.renamed(renamed)}`;
    notify.success(messages.restored(back.length), messages.restoredText + notes);
  } catch (error) {
    console.error("The posts of a job could not be restored", error);
    const { title, description } = messages.restoreFailed;
    notify.error(title, error instanceof DomainError ? (error.safe ?? description) : description);
  }
}

/** Goes on with an interrupted job: with the rows kept in this browser, else by asking for its file. */
async function resume(job: JobView): Promise<"started" | "needs-file"> {
  const plan = await readPlan(job.id);
  if (!plan) {
    const { id, job_name, total_records, successful_records } = job;
    requestResume({ job_id: id, job_name, total_records, stored: successful_records });
    return "needs-file";
  }
  try {
    const end = await importRunner.start(plan);
    const { title, text } = messages.imported;
    notify.success(title, text(end.successful_records, plan.job_name));
  } catch (error) {
    console.error("CSV import", error);
    const { title, text } = messages.importFailed;
    notify.error(title, error instanceof DomainError ? (error.safe ?? text) : text);
  }
  return "started";
}
