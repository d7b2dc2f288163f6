import { type QuoteItem, readQuoteItem } from "domain/contact/quote-item";
import { toOneLine } from "domain/shared/clean-text";
import { cutText } from "domain/shared/cut-text";
import { limits } from "domain/shared/limits";
import { readNumber } from "domain/shared/read-number";

/** Each reference once. */
export type QuoteList = readonly QuoteItem[];

export function parseList(value: unknown): QuoteList {
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, QuoteItem>();
  for (const entry of value as readonly unknown[]) {
    const line = readQuoteItem(entry);
    if (line && !lines.has(line.reference)) lines.set(line.reference, line);
  }
  return [...lines.values()].slice(0, limits.quoteItems);
}

/** A full list stays as it is. */
export function addLine(list: QuoteList, line: QuoteItem): QuoteList {
  const existingLine = findLine(list, line.reference);
  if (existingLine === undefined) return parseList([...list, line]);
  const quantity = Math.min(existingLine.quantity + line.quantity, limits.quoteQuantity);
  return setQuantity(list, line.reference, quantity);
}

export function findLine(list: QuoteList, reference: string): QuoteItem | undefined {
  return list.find((line) => line.reference === reference);
}

export function removeLine(list: QuoteList, reference: string): QuoteList {
  return list.filter((line) => line.reference !== reference);
}

export function setQuantity(list: QuoteList, reference: string, quantity: number): QuoteList {
  return list.map((line) => (line.reference === reference ? { ...line, quantity } : line));
}

export function setNote(list: QuoteList, reference: string, text: string): QuoteList {
  const note = cutText(toOneLine(text), limits.quoteNote, "");
  return list.map((line) => (line.reference === reference ? { ...line, note } : line));
}

export function insertLine(list: QuoteList, line: QuoteItem, index: number): QuoteList {
  return findLine(list, line.reference) === undefined ? list.toSpliced(index, 0, line) : list;
}

/** "1.000" is a thousand; what may still become another number, as "1.0", is none yet. */
export function readQuantity(text: string): number | undefined {
  const { value } = readNumber(text) ?? { value: 0 };
  const isWhole = /\d$/.test(text.trim()) && Number(text.replace(/\D/g, "")) === value;
  return isWhole && value >= 1 && value <= limits.quoteQuantity ? value : undefined;
}

/** Own notes and larger quantities stay. Undefined: too many. */
export function mergeLists(own: QuoteList, other: QuoteList): QuoteList | undefined {
  const merged = new Map(own.map((line) => [line.reference, line]));
  for (const line of other) {
    const { quantity = 0, note = "" } = merged.get(line.reference) ?? {};
    merged.set(line.reference, {
      ...line,
      quantity: Math.max(quantity, line.quantity),
      note: note || line.note,
    });
  }
  return merged.size > limits.quoteItems ? undefined : [...merged.values()];
}

export function withoutSent(list: QuoteList, sent: QuoteList): QuoteList {
  return list.filter(({ reference, quantity, note }) => {
    const line = findLine(sent, reference);
    return line?.quantity !== quantity || line.note !== note;
  });
}

/** Takes a change back, but not what was added or changed since. */
export function undone(before: QuoteList, after: QuoteList, now: QuoteList): QuoteList {
  const later = withoutSent(now, after);
  const own = before.map((line) => findLine(later, line.reference) ?? line);
  return parseList([...own, ...later.filter(({ reference }) => !findLine(after, reference))]);
}

/** As in `REF*4,REF2`. */
export function sharedText(list: QuoteList): string {
  return list
    .map(({ reference, quantity }) => (quantity === 1 ? reference : `${reference}*${quantity}`))
    .join(",");
}

interface SharedList {
  readonly lines: QuoteList;
  readonly rejected: readonly string[];
}

export function readShared(text: string, findFamily: (reference: string) => string): SharedList {
  const lines: QuoteItem[] = [];
  const rejected: string[] = [];
  for (const part of text.split(",").map((entry) => entry.trim())) {
    const [reference = "", amount = "1"] = part.toUpperCase().split("*");
    const quantity = readQuantity(amount);
    const [line] = parseList([{ reference, family: findFamily(reference), quantity, note: "" }]);
    const isRoom = lines.length < limits.quoteItems;
    if (line && isRoom && findLine(lines, reference) === undefined) lines.push(line);
    else if (part !== "") rejected.push(part);
  }
  return { lines, rejected };
}

export function unitsIn(list: QuoteList): number {
  return list.reduce((sum, { quantity }) => sum + quantity, 0);
}
