import type { Criterion } from "./model.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface InchSize {
  readonly from: number;
  readonly to: number;
  /** As the note names it, without the sign. */
  readonly text: string;
  readonly mm: number;
  /** Written with turns per inch or the name of a thread: "3/8-16", "1/2 UNC". */
  readonly isThread: boolean;
}

const MM = 25.4;
/** Larger whole numbers before a quotation mark end a quotation. */
const MAX_INCHES = 12;
/** Larger ones without a word that tells are diameters. */
const MAX_THREAD_INCHES = 1.25;
const VULGAR: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const FRACTION = String.raw`(?:(\d{1,2})[\s-]?)??(\d{1,2}\/(?:2|4|8|16|32)|[½¼¾⅛⅜⅝⅞])`;
const SIGN = String.raw`\s?(?:"|″|”|''|pulgadas?|pulg\.?|inch(?:es)?|in)`;
const END = String.raw`(?![\p{L}\p{N}/])`;
const INCHES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?:${FRACTION}(?:${SIGN})?(-\d{1,2})?(\s(?:unc|unf|unef|bsw|bsf|whitworth|withworth))?|(\d{1,2}(?:[.,]\d{1,3})?)${SIGN})${END}`,
  "gu",
);
/** Their inches name the bore of the pipe, and not the diameter of the thread. */
const PIPE_THREAD = /(?<!\p{L})(?:bsp[pt]?|npt|gas|r?[gr]c?(?=\s?\d+\/))(?!\p{L})/u;

/** @param text folded in place */
export function readInches(text: string): readonly InchSize[] {
  if (PIPE_THREAD.test(text)) return [];
  return [...text.matchAll(INCHES)].flatMap(
    ({ 0: found, 1: whole = "", 2: fraction, 3: turns, 4: thread, 5: decimal, index }) => {
      const part = fraction === undefined ? "" : (VULGAR[fraction] ?? fraction);
      const [top = 0, bottom = 1] = part.split("/").map(Number);
      const inches =
        part === "" ? Number(decimal?.replace(",", ".")) : Number(whole) + top / bottom;
      const isReduced = part === "" || top < bottom;
      if (!isReduced || !(inches > 0 && inches <= MAX_INCHES)) return [];
      return {
        from: index,
        to: index + found.length,
        mm: Number((inches * MM).toFixed(3)),
        text: part === "" ? (decimal?.replace(".", ",") ?? "") : `${whole} ${part}`.trim(),
        isThread: turns !== undefined || thread !== undefined,
      };
    },
  );
}

/**
 * What is nearest in the range, which is metric, with a sentence that says so.
 * @param families that the search names
 */
export function nearestMetric(
  { text, mm, isThread }: Omit<InchSize, "from" | "to">,
  search: string,
  families: ReadonlySet<string>,
  { families: known, threads, shafts, sizes }: Vocabulary,
): { readonly criterion: Criterion; readonly note: string } {
  const named = known.filter(({ slug }) => families.has(slug));
  const nearest = (values: readonly number[]) =>
    values.reduce((best, value) => (Math.abs(value - mm) < Math.abs(best - mm) ? value : best), 0);
  const explained = `${text}" son ${mm.toLocaleString("es-ES", { maximumFractionDigits: 2 })} mm. La gama es métrica, y lo más próximo es`;
  const isShaft =
    /\bejes?\b/.test(search) || (named.length > 0 && named.every((family) => family.hasShafts));
  if (isShaft && !isThread) {
    const size = nearest(shafts.map(({ value }) => Number(value)));
    const value = shafts.find((shaft) => Number(shaft.value) === size)?.slug ?? "";
    return {
      criterion: { facet: "shaft", value },
      note: `${explained} el eje de ${size} mm: no son intercambiables.`,
    };
  }
  const hasThreads = named.length === 0 || named.some((family) => family.hasThreads);
  if (isThread || (hasThreads && mm <= MAX_THREAD_INCHES * MM)) {
    const size = nearest(threads.map(({ slug }) => Number(slug.slice(1))));
    return {
      criterion: { facet: "thread", value: `m${size}` },
      note: `${explained} la rosca M${size}: no son intercambiables.`,
    };
  }
  const size = nearest([...sizes]);
  return {
    criterion: { facet: "size", value: size },
    note: `${explained} el diámetro de ${size} mm.`,
  };
}
