import { useState } from "react";
import {
  deleteImportJob,
  type JobView,
  restoreImportJob,
  useImportJobs,
} from "#data/import-jobs.ts";
import { type RefusedTarget, refusedTarget } from "#indexing/refused-target.ts";
import type { SlugActions } from "#indexing/use-redirects.ts";
import { reportImport } from "#ui/report-import.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/use-action.ts";
import { importRunner, readPlan, removePlan, requestResume } from "../data/imports.ts";
import { messages } from "./messages.ts";

export function useJobs() {
  const jobs = useImportJobs();
  /** The number of posts that were removed so far, by job. */
  const [removed, setRemoved] = useState<ReadonlyMap<string, number>>(new Map());
  const [confirming, setConfirming] = useState<JobView>();
  const [refused, setRefused] = useState<RefusedTarget | null>(null);

  const setProgress = (id: string, count: number | undefined) =>
    setRemoved((before) => {
      const after = new Map(before);
      if (count === undefined) after.delete(id);
      else after.set(id, count);
      return after;
    });

  /** @returns false after a failure, which is shown */
  async function remove(job: JobView, actions: SlugActions = {}): Promise<boolean> {
    const { id, job_name, successful_records, updated_records = 0 } = job;
    if (removed.has(id)) return false;
    const close = () => setConfirming((now) => (now?.id === id ? undefined : now));
    const onProgress = (count: number) => {
      setProgress(id, count);
      close();
    };
    setProgress(id, 0);
    try {
      await deleteImportJob(id, onProgress, actions);
      close();
      await removePlan(id);
      const created = successful_records - updated_records;
      const text = messages.deleted.text(job_name, { created, updated: updated_records });
      if (created === 0) notify.success(messages.deleted.title, text);
      else {
        const onClick = () => void restorePosts(id);
        notify.success(messages.deleted.title, text, { label: messages.undo, onClick });
      }
      return true;
    } catch (error) {
      logFailure(error);
      setRefused(refusedTarget(actions, error));
      const { title, text } = messages.deleteFailed;
      notify.error(title, failureText(error, text));
      return false;
    } finally {
      setProgress(id, undefined);
    }
  }

  return {
    jobs,
    removed,
    confirming,
    refused,
    ask: setConfirming,
    askLatest: () => {
      if (jobs.state !== "ready") return;
      const [latest] = jobs.data;
      if (latest) setConfirming(latest);
      else notify.error(messages.noJobs);
    },
    cancel: () => setConfirming(undefined),
    remove,
    resume,
  };
}

async function restorePosts(id: string): Promise<void> {
  try {
    const restored = await restoreImportJob(id);
    if (restored.length === 0) {
      notify.error(messages.nothingRestored);
      return;
    }
    const renamed = restored.filter((post) => post.renamed).map(({ slug }) => slug);
    const notes = renamed.length === 0 ? "" : ` ${messages.renamed(renamed)}`;
    notify.success(messages.restored(restored.length), messages.restoredText + notes);
  } catch (error) {
    console.error("The posts of a job could not be restored", error);
    const { title, description } = messages.restoreFailed;
    notify.error(title, failureText(error, description));
  }
}

/** Sends the rows kept in this browser, else asks for the file. */
async function resume(job: JobView): Promise<"started" | "needs-file"> {
  const plan = await readPlan(job.id);
  if (plan) {
    await reportImport(plan.job_name, importRunner.start(plan));
    return "started";
  }
  requestResume(job);
  return "needs-file";
}
