import { type ImportOptions, ImportOptionsSchema } from "domain/imports/import-job";
import { ENCODINGS } from "kit/csv/decode-csv";
import { readHeader } from "kit/csv/parse-csv";
import { readStored, writeStored } from "kit/lib/browser-storage";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { observed } from "#lib/observed.ts";
import { rememberedColumns } from "../file/column-choice.ts";
import { suggestColumns } from "../file/suggest-columns.ts";
import { messages } from "../shared/messages.ts";
import type { ImportChoices } from "./csv-session.ts";
import { type Preview, postsToWrite } from "./preview.ts";

const FormSchema = v.object({
  source: v.variant("kind", [
    v.object({ kind: v.literal("pasted"), text: v.string() }),
    v.object({
      kind: v.literal("file"),
      name: v.string(),
      size: v.number(),
      text: v.string(),
      encoding: v.picklist(ENCODINGS),
      sheet: v.exactOptional(
        v.object({ name: v.string(), others: v.pipe(v.array(v.string()), v.readonly()) }),
      ),
    }),
  ]),
  jobName: v.string(),
  ...ImportOptionsSchema.entries,
  /** Otherwise the file says which dates its posts get. */
  has_chosen_dates: v.optional(v.boolean(), false),
});
export type ImportForm = Readonly<v.InferOutput<typeof FormSchema>>;

export const EMPTY_FORM: ImportForm = {
  source: { kind: "pasted", text: "" },
  jobName: "",
  publish: true,
  date_mode: "random",
  from: "",
  to: "",
  on_conflict: "suffix",
  has_chosen_dates: false,
};

/** Posts of a file with dates, or that update others, are no backlog that needs dates of the past. */
export function withDefaultDates(form: ImportForm): ImportForm {
  if (form.has_chosen_dates) return form;
  const isDated = form.on_conflict === "update" || hasDates(form.source.text);
  return { ...form, date_mode: isDated ? "today" : "random" };
}

let lastRead = { text: "", hasDates: false };

function hasDates(text: string): boolean {
  if (lastRead.text !== text) {
    const header = readHeader(text);
    const { date } = rememberedColumns(header) ?? suggestColumns(header);
    lastRead = { text, hasDates: date !== undefined };
  }
  return lastRead.hasDates;
}

/** How far the preview is; `ticket` identifies the one that is awaited. */
export type Stage =
  | { readonly step: "empty" }
  | { readonly step: "text" }
  | { readonly step: "previewing"; readonly ticket: number }
  | { readonly step: "refused"; readonly reason: string }
  | { readonly step: "previewed"; readonly preview: Preview };

export interface ImportScreen {
  readonly form: ImportForm;
  readonly stage: Stage;
}

export type ImportAction =
  | { readonly kind: "edit"; readonly change: Partial<ImportForm> }
  | { readonly kind: "preview"; readonly ticket: number }
  | { readonly kind: "previewed"; readonly ticket: number; readonly preview: Preview }
  | {
      readonly kind: "mended";
      readonly source: ImportForm["source"];
      readonly preview: Preview;
    }
  | { readonly kind: "refused"; readonly ticket?: number; readonly reason: string }
  | { readonly kind: "clear" };

/** The screen after an action. A late answer to an older preview changes nothing. */
export function reduceImportScreen(screen: ImportScreen, action: ImportAction): ImportScreen {
  const { form, stage } = screen;
  switch (action.kind) {
    case "edit": {
      const edited = { ...form, ...action.change };
      return { form: edited, stage: keepsPreview(action.change) ? stage : toStage(edited) };
    }
    case "preview":
      return { form, stage: { step: "previewing", ticket: action.ticket } };
    case "previewed":
      if (!isAwaited(stage, action.ticket)) return screen;
      return { form, stage: { step: "previewed", preview: action.preview } };
    case "mended":
      if (stage.step !== "previewed") return screen;
      return {
        form: { ...form, source: action.source },
        stage: { step: "previewed", preview: action.preview },
      };
    case "refused":
      if (action.ticket !== undefined && !isAwaited(stage, action.ticket)) return screen;
      return { form, stage: { step: "refused", reason: action.reason } };
    case "clear":
      return { form: EMPTY_FORM, stage: { step: "empty" } };
  }
}

function toStage(form: ImportForm): Stage {
  return { step: form.source.text.trim() === "" ? "empty" : "text" };
}

/** Only the job's name may change under a preview. */
function keepsPreview(change: Partial<ImportForm>): boolean {
  return Object.keys(change).every((key) => key === ("jobName" satisfies keyof ImportForm));
}

export function isAwaited(stage: Stage, ticket: number): boolean {
  return stage.step === "previewing" && stage.ticket === ticket;
}

export function previewBlockedBy(form: ImportForm): string | undefined {
  if (form.source.text.trim() === "") return messages.noData;
  if (form.date_mode === "spread" && !(form.from !== "" && form.from <= form.to)) {
    return messages.rangeMissing;
  }
  return undefined;
}

export function importBlockedBy({ form, stage }: ImportScreen): string | undefined {
  if (stage.step !== "previewed") return messages.noPreview;
  if (postsToWrite(stage.preview) === 0) return messages.nothingToImport;
  if (form.jobName.trim() === "") return messages.noJobName;
  return undefined;
}

/** Days of a range stand at noon. */
export function toChoices({
  publish,
  on_conflict,
  date_mode,
  from,
  to,
}: ImportForm): ImportChoices {
  const dates =
    date_mode === "spread"
      ? { mode: date_mode, from: new Date(`${from}T12:00:00`), to: new Date(`${to}T12:00:00`) }
      : { mode: date_mode };
  return { publish, conflict: on_conflict, dates };
}

export function getOptions(form: ImportForm): ImportOptions {
  const { publish, date_mode, from, to, on_conflict } = form;
  return { publish, date_mode, from, to, on_conflict };
}

/** A reload keeps the form, closing the tab does not. */
const DRAFT_KEY = "csv-import-draft";
/** Characters; browsers store about five million. */
const MAX_DRAFT_LENGTH = 1_000_000;

export function readDraft(): ImportForm {
  const parsed = v.safeParse(FormSchema, readStored("sessionStorage", DRAFT_KEY));
  return parsed.success ? parsed.output : EMPTY_FORM;
}

function saveDraft(form: ImportForm): void {
  const fits = form.source.text.length <= MAX_DRAFT_LENGTH;
  const keptForm = fits ? form : { ...form, source: EMPTY_FORM.source };
  if (!writeStored("sessionStorage", DRAFT_KEY, keptForm))
    console.warn("The CSV import form could not be stored");
}

/** Outside of React, so that it survives a change of screen. */
const screen = observed<ImportScreen | undefined>(undefined);

export function importScreen(): ImportScreen {
  const shown = screen.get();
  if (shown) return shown;
  const form = readDraft();
  const first = { form, stage: toStage(form) };
  screen.set(first);
  return first;
}

export function dispatch(action: ImportAction): void {
  const before = importScreen();
  const next = reduceImportScreen(before, action);
  if (next.form !== before.form) saveDraft(next.form);
  screen.set(next);
}

export function useImportScreen(): ImportScreen {
  return useSyncExternalStore(screen.subscribe, importScreen);
}
