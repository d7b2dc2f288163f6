import type { ImportRow } from "functions/domain/import-row";
import type { JudgeChoices } from "./csv-session.ts";
import type { Encoding } from "./decode-csv.ts";
import { messages } from "./messages.ts";
import { type Preview, postsToWrite } from "./preview.ts";

/** Where the text comes from. */
export type Source =
  | { readonly kind: "pasted"; readonly text: string }
  | {
      readonly kind: "file";
      readonly name: string;
      /** In bytes. */
      readonly size: number;
      readonly text: string;
      readonly encoding: Encoding;
    };

export type DateMode = "random" | "column" | "today" | "spread";

/** What the person typed and chose: survives a failure, a change of screen and a reload. */
export interface ImportForm {
  readonly source: Source;
  readonly jobName: string;
  readonly publish: boolean;
  readonly dateMode: DateMode;
  /** Days as in a date field, YYYY-MM-DD; '' when not chosen. Used by the date mode `spread`. */
  readonly from: string;
  readonly to: string;
  readonly conflict: ImportRow["on_conflict"];
}

/** How far the preview is. Importing, done and stopped belong to the runner of the tab. */
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

export const EMPTY_FORM: ImportForm = {
  source: { kind: "pasted", text: "" },
  jobName: "",
  publish: true,
  dateMode: "random",
  from: "",
  to: "",
  conflict: "suffix",
};

export type ImportAction =
  | { readonly kind: "edit"; readonly change: Partial<ImportForm> }
  | { readonly kind: "preview"; readonly ticket: number }
  | { readonly kind: "previewed"; readonly ticket: number; readonly preview: Preview }
  | { readonly kind: "refused"; readonly ticket?: number; readonly reason: string }
  | { readonly kind: "clear" };

/** The screen after something happened. A late answer to an older preview changes nothing. */
export function nextScreen(screen: ImportScreen, action: ImportAction): ImportScreen {
  const { form, stage } = screen;
  switch (action.kind) {
    case "edit": {
      const edited = { ...form, ...action.change };
      return { form: edited, stage: keepsPreview(action.change) ? stage : restingStage(edited) };
    }
    case "preview":
      return { form, stage: { step: "previewing", ticket: action.ticket } };
    case "previewed":
      if (!isCurrent(stage, action.ticket)) return screen;
      return { form, stage: { step: "previewed", preview: action.preview } };
    case "refused":
      if (action.ticket !== undefined && !isCurrent(stage, action.ticket)) return screen;
      return { form, stage: { step: "refused", reason: action.reason } };
    case "clear":
      return { form: EMPTY_FORM, stage: { step: "empty" } };
  }
}

/** The stage of a form that nobody previewed. */
export function restingStage(form: ImportForm): Stage {
  return { step: form.source.text.trim() === "" ? "empty" : "text" };
}

/** Only the name of the job may change under a preview (G-46). */
function keepsPreview(change: Partial<ImportForm>): boolean {
  return Object.keys(change).every((key) => key === ("jobName" satisfies keyof ImportForm));
}

function isCurrent(stage: Stage, ticket: number): boolean {
  return stage.step === "previewing" && stage.ticket === ticket;
}

/** What stands in the way of a preview, in words; undefined when nothing does. */
export function previewObstacle(form: ImportForm): string | undefined {
  if (form.source.text.trim() === "") return messages.noData;
  if (form.dateMode === "spread" && !(form.from !== "" && form.from <= form.to)) {
    return messages.rangeMissing;
  }
  return undefined;
}

/** What stands in the way of an import, in words; undefined when nothing does. */
export function importObstacle({ form, stage }: ImportScreen): string | undefined {
  if (stage.step !== "previewed") return messages.noPreview;
  if (postsToWrite(stage.preview) === 0) return messages.nothingToImport;
  if (form.jobName.trim() === "") return messages.noJobName;
  return undefined;
}

/** The choices of a form in the words of the domain. Days count from their first instant, in UTC. */
export function choicesOf({ publish, conflict, dateMode, from, to }: ImportForm): JudgeChoices {
  const dates =
    dateMode === "spread"
      ? { mode: dateMode, from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T00:00:00Z`) }
      : { mode: dateMode };
  return { publish, conflict, dates };
}

/** Whether a chosen file may be a CSV: by its extension or by the type the system reports (CSV-03, G-45). */
export function isCsvFile(file: { readonly name: string; readonly type: string }): boolean {
  if (/\.csv$/i.test(file.name)) return true;
  // Windows gives Excel's type to .csv files; without the extension it is a workbook.
  return /^(?:text\/(?:csv|x-csv|comma-separated-values)|application\/(?:csv|x-csv))\b/i.test(
    file.type,
  );
}
