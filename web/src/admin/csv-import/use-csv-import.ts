import { DomainError } from "functions/domain/errors";
import { jobRecord } from "#data/import-jobs.ts";
import { importRunner, useImportRun } from "#data/imports.ts";
import type { ImportPlan } from "#data/pending-imports.ts";
import { requestResume, useResumeRequest } from "#data/resume-request.ts";
import { takenSlugs } from "#data/slugs.ts";
import { notify } from "#ui/toaster.tsx";
import { choicesOf, type ImportForm, importObstacle, previewObstacle } from "./import-state.ts";
import { dispatch, importScreen, useImportScreen } from "./import-store.ts";
import { openJudge } from "./judge-client.ts";
import { loadFile } from "./load-file.ts";
import { messages } from "./messages.ts";
import { makePreview, type PreviewResult, planOf } from "./preview.ts";
import { differenceFrom } from "./same-file.ts";

/**
 * The CSV import as one thing: the form, the stage of its preview, the run of the import, and what the person can do.
 * The stages: empty, text, previewing, refused or previewed; then the tab's runner: importing, done or stopped.
 */
export function useCsvImport() {
  const { form, stage } = useImportScreen();
  const run = useImportRun();
  const resuming = useResumeRequest();
  return {
    form,
    stage,
    run,
    resuming,
    edit: (change: Partial<ImportForm>) => dispatch({ kind: "edit", change }),
    load,
    preview: () => preview(resuming?.job_id),
    startImport: () => startImport(resuming?.job_name ?? form.jobName),
    resume: async () => {
      if (run.step === "stopped") await send(run.plan);
    },
    dismiss: importRunner.dismiss,
    cancelResume: () => requestResume(undefined),
  };
}
export type CsvImport = ReturnType<typeof useCsvImport>;

async function load(file: File | undefined): Promise<void> {
  const loaded = file
    ? await loadFile(file)
    : { ok: false as const, reason: messages.invalidFile.text };
  if (!loaded.ok) {
    dispatch({ kind: "refused", reason: loaded.reason });
    notify.error(messages.invalidFile.title, loaded.reason);
    return;
  }
  dispatch({ kind: "edit", change: { source: loaded.source } });
  notify.success(messages.uploaded.title, messages.uploaded.text(loaded.source.name));
}

let tickets = 0;

async function preview(resumedJob: string | undefined): Promise<void> {
  const { form, stage } = importScreen();
  if (stage.step === "previewing") return;
  const obstacle = previewObstacle(form);
  if (obstacle) {
    dispatch({ kind: "refused", reason: obstacle });
    notify.error(obstacle);
    return;
  }
  tickets += 1;
  const ticket = tickets;
  dispatch({ kind: "preview", ticket });
  const isCurrent = () => {
    const { stage } = importScreen();
    return stage.step === "previewing" && stage.ticket === ticket;
  };
  try {
    const result = await previewOf(form, resumedJob);
    if (!isCurrent()) return;
    if (!result.ok) {
      dispatch({ kind: "refused", ticket, reason: result.reason });
      notify.error(messages.parseFailed.title, messages.parseFailed.text);
      return;
    }
    dispatch({ kind: "previewed", ticket, preview: result.preview });
    notify.success(messages.previewed.title, messages.previewed.text(result.preview.rows.length));
  } catch (error) {
    console.error("CSV preview", error);
    if (!isCurrent()) return;
    dispatch({ kind: "refused", ticket, reason: messages.previewFailed.text });
    notify.error(messages.previewFailed.title, messages.previewFailed.text);
  }
}

async function previewOf(form: ImportForm, resumedJob: string | undefined): Promise<PreviewResult> {
  const judge = await openJudge(form.source.text);
  try {
    const result = await makePreview({
      judge,
      choices: choicesOf(form),
      now: new Date(),
      jobId: resumedJob ?? crypto.randomUUID(),
      // The posts that a resumed job stored have their addresses from this very file: they are no conflict.
      takenSlugs: resumedJob ? async () => new Set() : takenSlugs,
    });
    if (!result.ok || !resumedJob) return result;
    const difference = differenceFrom(await jobRecord(resumedJob), result.preview);
    return difference ? { ok: false, reason: difference } : result;
  } finally {
    judge.close();
  }
}

async function startImport(jobName: string): Promise<void> {
  if (importRunner.get().step === "importing") return;
  const { form, stage } = importScreen();
  const obstacle = importObstacle({ form: { ...form, jobName }, stage });
  if (obstacle || stage.step !== "previewed") notify.error(obstacle ?? messages.noPreview);
  else await send(planOf(stage.preview, jobName));
}

async function send(plan: ImportPlan): Promise<void> {
  try {
    const end = await importRunner.start(plan);
    const { stage } = importScreen();
    if (stage.step === "previewed" && stage.preview.jobId === plan.job_id)
      dispatch({ kind: "clear" });
    requestResume(undefined);
    if (end.successful_records === 0) throw new DomainError("failed-precondition");
    const { title, text } = messages.imported;
    notify.success(title, text(end.successful_records, plan.job_name));
  } catch (error) {
    console.error("CSV import", error);
    const { title, text } = messages.importFailed;
    notify.error(title, error instanceof DomainError ? (error.safe ?? text) : text);
  }
}
