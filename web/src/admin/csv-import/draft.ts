import * as v from "valibot";
import { EMPTY_FORM, type ImportForm } from "./import-state.ts";

/** Key in sessionStorage: a reload keeps what was typed, closing the tab forgets it. */
const KEY = "csv-import-draft";
/** Longest text kept over a reload, in characters; browsers allow about five million for a whole site. */
const MOST_CHARACTERS = 1_000_000;

const FormSchema: v.GenericSchema<unknown, ImportForm> = v.object({
  source: v.variant("kind", [
    v.object({ kind: v.literal("pasted"), text: v.string() }),
    v.object({
      kind: v.literal("file"),
      name: v.string(),
      size: v.number(),
      text: v.string(),
      encoding: v.picklist(["UTF-8", "UTF-16", "Windows-1252"]),
    }),
  ]),
  jobName: v.string(),
  publish: v.boolean(),
  dateMode: v.picklist(["random", "column", "today", "spread"]),
  from: v.string(),
  to: v.string(),
  conflict: v.picklist(["suffix", "skip", "update"]),
});

/** What was typed before a reload; the empty form when there is nothing. */
export function readDraft(): ImportForm {
  try {
    const parsed = v.safeParse(FormSchema, JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    return parsed.success ? parsed.output : EMPTY_FORM;
  } catch {
    return EMPTY_FORM;
  }
}

/** Keeps what was typed for a reload: all of it, but for a text too long for the browser's storage. */
export function keepDraft(form: ImportForm): void {
  const fits = form.source.text.length <= MOST_CHARACTERS;
  const kept = fits ? form : { ...form, source: EMPTY_FORM.source };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn("The CSV text will not survive a reload", error);
  }
}
