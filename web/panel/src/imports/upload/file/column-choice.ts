import type { CsvColumn } from "domain/imports/csv-row";
import { type CsvColumns, normalizeHeader } from "domain/imports/validate-csv";
import { readStored, writeStored } from "kit/lib/browser-storage";
import * as v from "valibot";

export const FIELDS = [
  "title",
  "content",
  "suggested_url",
  "excerpt",
  "published",
  "date",
] as const satisfies readonly CsvColumn[];

const KEY = "csv-import-columns";
const MAX_REMEMBERED = 20;
const MemorySchema = v.record(v.string(), v.record(v.picklist(FIELDS), v.string()));
type Memory = v.InferOutput<typeof MemorySchema>;

let unstored: Memory | undefined;

/** Gives the chosen cells of a header the names that the import reads, and the others none. */
export function applyColumns(
  header: readonly string[],
  columns: CsvColumns | undefined,
): readonly string[] {
  if (!columns) return header;
  return header.map((_, position) => FIELDS.find((field) => columns[field] === position) ?? "");
}

/** @returns undefined when no choice was made for these headers */
export function rememberedColumns(header: readonly string[]): CsvColumns | undefined {
  const choice = new Map(Object.entries(readMemory())).get(toKey(header));
  if (!choice) return undefined;
  const names = header.map(normalizeHeader);
  const columns: CsvColumns = {};
  for (const field of FIELDS) {
    const position = names.indexOf(choice[field] ?? "\0");
    if (position >= 0) columns[field] = position;
  }
  const { title, content } = columns;
  return title === undefined || content === undefined ? undefined : columns;
}

export function rememberColumns(header: readonly string[], columns: CsvColumns): void {
  const names = header.map(normalizeHeader);
  const choice = FIELDS.flatMap((field) => {
    const name = names[columns[field] ?? -1];
    return name === undefined ? [] : [[field, name]];
  });
  const others = Object.entries(withoutHeader(header)).slice(1 - MAX_REMEMBERED);
  writeMemory(Object.fromEntries([...others, [toKey(header), Object.fromEntries(choice)]]));
}

export function forgetColumns(header: readonly string[]): void {
  writeMemory(withoutHeader(header));
}

function withoutHeader(header: readonly string[]): Memory {
  const { [toKey(header)]: _, ...others } = readMemory();
  return others;
}

function toKey(header: readonly string[]): string {
  return JSON.stringify(header.map(normalizeHeader).sort());
}

function readMemory(): Memory {
  const parsed = v.safeParse(MemorySchema, unstored ?? readStored("localStorage", KEY));
  return parsed.success ? parsed.output : {};
}

function writeMemory(memory: Memory): void {
  unstored = writeStored("localStorage", KEY, memory) ? undefined : memory;
}
