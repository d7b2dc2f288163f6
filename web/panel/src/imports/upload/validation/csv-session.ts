import { type OwnText, toOwnText } from "domain/articles/own-text";
import { toHash } from "domain/imports/csv-row";
import { withoutExportEscapes } from "domain/imports/posts-csv";
import {
  type AddressUsage,
  type CsvColumns,
  type CsvValidation,
  requestedSlugs,
  type ValidationOptions,
  validateCsv,
} from "domain/imports/validate-csv";
import { limits } from "domain/shared/limits";
import { parseCsv } from "kit/csv/parse-csv";
import { applyColumns } from "../file/column-choice.ts";

export type ImportChoices = Pick<ValidationOptions, "publish" | "dates" | "conflict">;

/** Serializable, for the worker. */
export interface ValidationRequest {
  readonly choices: ImportChoices;
  readonly now: Date;
  /** The same seed and file give the same random dates. */
  readonly seed: string;
  /** Slugs that were looked up. */
  readonly known: ReadonlyMap<string, AddressUsage>;
}

export type Opened =
  | { readonly ok: true; readonly wanted: readonly string[] }
  | { readonly ok: false; readonly reason: string };

export interface Validated {
  readonly validation: CsvValidation;
  /** The number of rows in the file. */
  readonly total: number;
  /** Slugs missing in `known`; they counted as free. */
  readonly missingSlugs: readonly string[];
}

export interface CsvSession {
  readonly opened: Opened;
  readonly validate: (request: ValidationRequest) => Validated;
}

/**
 * Parses a text once, to be validated after each look-up of slugs.
 * @param columns chosen for its header; undefined: the header names them
 */
export function openCsv(text: string, columns?: CsvColumns): CsvSession {
  const parsed = parseCsv(text);
  if (!parsed.ok) {
    return {
      opened: { ok: false, reason: parsed.reason },
      validate: () => {
        throw new Error("A refused text cannot be validated");
      },
    };
  }
  const read = withoutExportEscapes({ header: parsed.header.cells, rows: parsed.rows });
  const table = { ...read, header: applyColumns(read.header, columns) };
  const readContent = rememberContents();
  // A file that is refused for its length needs no look-up.
  const slugs = table.rows.length > limits.csvRows ? [] : requestedSlugs(table);
  return {
    opened: { ok: true, wanted: slugs },
    validate: ({ choices, now, seed, known }) => {
      const missingSlugs = new Set<string>();
      const findUsage = (slug: string) => {
        const use = known.get(slug);
        if (use === undefined) missingSlugs.add(slug);
        return use ?? "free";
      };
      const random = seededRandom(seed);
      const validation = validateCsv(table, { ...choices, now, findUsage, random, readContent });
      return { validation, total: table.rows.length, missingSlugs: [...missingSlugs] };
    },
  };
}

/** Look-ups of slugs validate the same rows again. */
function rememberContents(): NonNullable<ValidationOptions["readContent"]> {
  const read = new Map<string, OwnText>();
  return (content) => {
    const ownText = read.get(content) ?? toOwnText(content);
    read.set(content, ownText);
    return ownText;
  };
}

/** Random numbers of the generator Mulberry32. */
function seededRandom(seed: string): () => number {
  let state = toHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
