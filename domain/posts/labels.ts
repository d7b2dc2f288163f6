import * as v from "valibot";
import { cleanLine } from "../shared/clean-text.ts";
import { limits } from "../shared/limits.ts";
import { singleLineText } from "../shared/text.ts";

/** Between labels of a cell or of a typed list. */
const SEPARATOR = /[,;\n]/;

/** Brings a typed label into the form in which it is stored: NFC, with single blanks and none around it. */
export function toLabel(text: string): string {
  return cleanLine(text.normalize("NFC"));
}

/** Labels with the same key are the same label, however it is written. */
export function getLabelKey(label: string): string {
  return label.toLowerCase();
}

/** A label as it is stored. */
export const LabelSchema = v.pipe(
  singleLineText(limits.label),
  v.check((label) => toLabel(label) === label && !SEPARATOR.test(label)),
);

/** The labels of a post, each of them once. */
export const LabelsSchema = v.pipe(
  v.array(LabelSchema),
  v.maxLength(limits.labels),
  v.check((labels) => new Set(labels.map(getLabelKey)).size === labels.length),
);

/** A label that posts have, or had: what the editor suggests. Its id is made of its key. */
export const StoredLabelSchema = v.strictObject({ name: LabelSchema });
export type StoredLabel = v.InferOutput<typeof StoredLabelSchema>;

/** Reads a list with commas, semicolons or line ends between the labels. Of labels with the same key the first one stays. */
export function parseLabels(text: string): readonly string[] {
  return uniqueLabels(text.split(SEPARATOR).map(toLabel).filter(Boolean));
}

/** @param to null removes the label */
export function replaceLabel(
  labels: readonly string[],
  label: string,
  to: string | null,
): readonly string[] {
  const key = getLabelKey(label);
  return uniqueLabels(
    labels.flatMap((name) => (getLabelKey(name) === key ? (to === null ? [] : [to]) : [name])),
  );
}

function uniqueLabels(labels: readonly string[]): readonly string[] {
  const keys = labels.map(getLabelKey);
  return labels.filter((_, n) => keys.indexOf(keys[n] ?? "") === n);
}
