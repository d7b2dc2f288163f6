import { readHeader } from "kit/csv/parse-csv";
import { MissingCode } from "kit/lib/load-twice";
import { type JobView, jobRecord } from "#data/import-jobs.ts";
import { takenSlugs } from "#posts/data/slugs.ts";
import { reportImport } from "#ui/report-import.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import type { ImportPlan } from "../data/import-runner.ts";
import { importRunner, requestResume, useImportRun, useResumedJob } from "../data/imports.ts";
import { rememberedColumns } from "./file/column-choice.ts";
import { loadFile } from "./file/load-file.ts";
import { type RowFields, withRow } from "./rows/csv-rows.ts";
import { messages } from "./shared/messages.ts";
import { loadUpdateFacts } from "./updates/update-facts.ts";
import {
  dispatch,
  getOptions,
  type ImportForm,
  type ImportScreen,
  importBlockedBy,
  importScreen,
  isAwaited,
  previewBlockedBy,
  type Stage,
  toChoices,
  useImportScreen,
  withDefaultDates,
} from "./validation/import-state.ts";
import { findFileMismatch, makePreview, type PreviewResult, toPlan } from "./validation/preview.ts";
import { openValidator } from "./validation/validation-client.ts";

export function useCsvImport() {
  const run = useImportRun();
  const resuming = useResumedJob();
  const { form, stage } = screenFor(resuming, useImportScreen());
  return {
    form,
    stage,
    run,
    resuming,
    edit: (change: Partial<ImportForm>) => {
      const isChoice = change.date_mode !== undefined;
      dispatch({
        kind: "edit",
        change: isChoice ? { ...change, has_chosen_dates: true } : change,
      });
    },
    load,
    preview: () => preview(resuming),
    changeRow: (index: number, changes: RowFields) => changeRow(index, changes, resuming),
    startImport: () => startImport(form, stage),
    resume: async () => {
      if (run.step === "stopped") await send(run.plan);
    },
    dismiss: importRunner.dismiss,
    cancelResume: () => requestResume(undefined),
  };
}
export type CsvImport = ReturnType<typeof useCsvImport>;

/** Of the previews since the panel was opened. */
const resumedJobs = new Set<string>();

/** A resumed job keeps its name and options. The preview of another job counts as none. */
function screenFor(job: JobView | undefined, { form, stage }: ImportScreen): ImportScreen {
  return {
    form: job ? { ...form, ...job.options, jobName: job.job_name } : withDefaultDates(form),
    stage:
      stage.step === "previewed" && !isFor(job, stage.preview.jobId) ? { step: "text" } : stage,
  };
}

function isFor(job: JobView | undefined, previewed: string): boolean {
  return job ? previewed === job.id : !resumedJobs.has(previewed);
}

let loads = 0;

/** What was chosen or typed meanwhile stays. */
async function load(file: File | undefined): Promise<void> {
  loads += 1;
  const own = loads;
  const { source } = importScreen().form;
  const loaded = await loadFile(file);
  if (own !== loads || importScreen().form.source !== source) return;
  if (!loaded.ok) {
    dispatch({ kind: "refused", reason: loaded.reason });
    notify.error(messages.invalidFile.title, loaded.reason);
    return;
  }
  dispatch({ kind: "edit", change: { source: loaded.source } });
  notify.success(messages.uploaded.title, messages.uploaded.text(loaded.source.name));
}

let tickets = 0;

async function preview(resuming: JobView | undefined): Promise<void> {
  const { form, stage } = screenFor(resuming, importScreen());
  if (stage.step === "previewing") return;
  const obstacle = previewBlockedBy(form);
  if (obstacle) {
    dispatch({ kind: "refused", reason: obstacle });
    notify.error(obstacle);
    return;
  }
  tickets += 1;
  const ticket = tickets;
  dispatch({ kind: "preview", ticket });
  const isCurrent = () => isAwaited(importScreen().stage, ticket);
  try {
    const result = await buildPreview(form, resuming?.id);
    if (!isCurrent()) return;
    if (!result.ok) {
      dispatch({ kind: "refused", ticket, reason: result.reason });
      notify.error(messages.parseFailed.title, messages.parseFailed.text);
      return;
    }
    dispatch({ kind: "previewed", ticket, preview: result.preview });
    notify.success(messages.previewed.title, messages.previewed.text(result.preview.rows.length));
  } catch (error) {
    console.error("CSV preview failed", error);
    if (!isCurrent()) return;
    const { title, text } =
      error instanceof MissingCode ? messages.missingCode : messages.previewFailed;
    dispatch({ kind: "refused", ticket, reason: text });
    notify.error(title, text);
  }
}

async function changeRow(
  index: number,
  changes: RowFields,
  resuming: JobView | undefined,
): Promise<string | undefined> {
  const { form, stage } = screenFor(resuming, importScreen());
  if (stage.step !== "previewed") return messages.rows.failed;
  const text = withRow(form.source.text, index, changes, form);
  const source = { ...form.source, text };
  // The same id gives the same random dates; a job that was sent keeps its rows.
  const { jobId } = stage.preview;
  const nextId = sentJobs.has(jobId) ? undefined : jobId;
  try {
    const result = await buildPreview({ ...form, source }, resuming?.id, nextId);
    if (!result.ok) return result.reason;
    if (importScreen().stage !== stage) return messages.rows.failed;
    dispatch({ kind: "mended", source, preview: result.preview });
    return undefined;
  } catch (error) {
    console.error("The changed row could not be previewed", error);
    return error instanceof MissingCode ? messages.missingCode.text : messages.rows.failed;
  }
}

async function buildPreview(
  form: ImportForm,
  resumedJob: string | undefined,
  jobId: string = crypto.randomUUID(),
): Promise<PreviewResult> {
  const { text } = form.source;
  if (resumedJob) resumedJobs.add(resumedJob);
  const validator = await openValidator(text, rememberedColumns(readHeader(text)));
  try {
    const result = await makePreview({
      validator,
      choices: toChoices(form),
      now: new Date(),
      jobId: resumedJob ?? jobId,
      // The posts of a resumed job took their slugs from this file: no conflict.
      takenSlugs: resumedJob ? async () => new Map() : takenSlugs,
      loadUpdateFacts,
    });
    if (!result.ok || !resumedJob) return result;
    const difference = findFileMismatch(await jobRecord(resumedJob), result.preview);
    return difference ? { ok: false, reason: difference } : result;
  } finally {
    validator.close();
  }
}

async function startImport(form: ImportForm, stage: Stage): Promise<void> {
  if (importRunner.get().step === "importing") return;
  const obstacle = importBlockedBy({ form, stage });
  if (obstacle || stage.step !== "previewed") notify.error(obstacle ?? messages.noPreview);
  else await send(toPlan(stage.preview, form.jobName, getOptions(form)));
}

/** Jobs that were sent since the panel was opened. */
const sentJobs = new Set<string>();

async function send(plan: ImportPlan): Promise<void> {
  sentJobs.add(plan.job_id);
  await reportImport(plan.job_name, importRunner.start(plan), () => {
    const { stage } = importScreen();
    if (stage.step === "previewed" && stage.preview.jobId === plan.job_id)
      dispatch({ kind: "clear" });
    requestResume(undefined);
  });
}
