import { limits } from "domain/shared/limits";
import { addLine, findLine, type QuoteList, readQuantity } from "./quote-list.ts";

export interface JudgedLine {
  /** As it was pasted. */
  readonly text: string;
  readonly reference: string;
  readonly quantity: number;
  /** Without one it is taken for one piece. */
  readonly hasQuantity: boolean;
  readonly verdict: "added" | "raised" | "no-reference" | "not-in-catalog" | "no-quantity" | "full";
}

const CODE = /^[a-z0-9]+(?:[-–][a-z0-9]+)+$/i;
/** The first line of a table has names of columns. */
const HEADER = /^[^\d\n]+\n/;
/** What people write around a quantity. */
const UNIT = /(?<!\p{L})(?:uds?|uni|unidad|unidades|pz|pzs|pieza|piezas|pcs|x)(?!\p{L})\.?/giu;
const SIGN = /["':*×=]/g;

/**
 * Reads codes with quantities, one in each line, as they stand in mails and spreadsheets: "NHK-PN-M16-080-304; 40",
 * "40 x NHK-…", "NHK-…	40 uds". Without a quantity it is one.
 * @param findFamily slug, or '' for a reference that is not in the catalog
 */
export function addPasted(
  list: QuoteList,
  text: string,
  findFamily: (reference: string) => string,
): { readonly list: QuoteList; readonly lines: readonly JudgedLine[] } {
  let changed = list;
  const lines = text
    .replaceAll("\r", "")
    .trim()
    .replace(HEADER, "")
    .split("\n")
    .flatMap((line): JudgedLine[] => {
      if (line.trim() === "") return [];
      const code = line.split(/[^\p{L}\p{N}–-]/u).find((part) => CODE.test(part)) ?? "";
      const reference = code.replaceAll("–", "-").toUpperCase();
      const typed = quantityIn(line.replace(code, ";"));
      const hasQuantity = typed !== null;
      const quantity = hasQuantity ? typed : 1;
      const judge = (verdict: JudgedLine["verdict"]) => [
        { text: line.trim(), reference, quantity: quantity ?? 0, hasQuantity, verdict },
      ];
      if (code === "") return judge("no-reference");
      const family = findFamily(reference);
      if (family === "") return judge("not-in-catalog");
      if (quantity === undefined) return judge("no-quantity");
      const isKnown = findLine(changed, reference) !== undefined;
      if (!isKnown && changed.length >= limits.quoteItems) return judge("full");
      changed = addLine(changed, { reference, family, quantity, note: "" });
      return judge(isKnown ? "raised" : "added");
    });
  return { list: changed, lines };
}

/** @returns null without a number, and undefined where a number stands that is no quantity */
function quantityIn(text: string): number | null | undefined {
  const cells = text
    .split(/[;\t|]/)
    .map((cell) => cell.replace(UNIT, " ").replace(SIGN, " ").trim().replace(/^,|,$/g, ""));
  const quantity = cells.map(readQuantity).find((value) => value !== undefined);
  if (quantity !== undefined) return quantity;
  return cells.some((cell) => /^[-+]?[\d.,'\s]+$/.test(cell)) ? undefined : null;
}
