import { type DateChoice, type Judgement, judgeCsv, wantedSlugs } from "functions/domain/csv-row";
import type { ImportRow } from "functions/domain/import-row";
import { limits } from "functions/domain/limits";
import { parseCsv } from "./parse-csv.ts";
import { seededRandom } from "./seeded-random.ts";

/** What the person chose beside the file. */
export interface JudgeChoices {
  /** State of the posts when the file has no published column. */
  readonly publish: boolean;
  readonly dates: DateChoice;
  readonly conflict: ImportRow["on_conflict"];
}

/** Everything that decides a judgement but the text: it can cross to a worker. */
export interface JudgeRequest {
  readonly choices: JudgeChoices;
  readonly now: Date;
  /** Random dates follow from it: the same seed and file give the same dates, in a resumed import too. */
  readonly seed: string;
  /** Slugs that were looked up, with whether another post has them. */
  readonly known: ReadonlyMap<string, boolean>;
}

export type Opened =
  | { readonly ok: true; readonly wanted: readonly string[] }
  | { readonly ok: false; readonly reason: string };

export interface Judged {
  readonly judgement: Judgement;
  /** Rows of the file, with the rejected ones. */
  readonly total: number;
  /** Slugs that mattered and were not in `known`; they counted as free. */
  readonly asked: readonly string[];
}

export interface CsvSession {
  readonly opened: Opened;
  readonly judge: (request: JudgeRequest) => Judged;
}

/** Parses a text once, to be judged as often as the look-up of addresses needs. Pure: the worker runs this too. */
export function openCsv(text: string): CsvSession {
  const parsed = parseCsv(text);
  if (!parsed.ok) {
    return {
      opened: { ok: false, reason: parsed.reason },
      judge: () => {
        throw new Error("A text that was refused cannot be judged");
      },
    };
  }
  const table = { header: parsed.header.cells, rows: parsed.rows };
  // A file that will be refused for its length needs no look-up.
  const wanted = table.rows.length > limits.csvRows ? [] : wantedSlugs(table);
  return {
    opened: { ok: true, wanted },
    judge: ({ choices, now, seed, known }) => {
      const asked = new Set<string>();
      const isTaken = (slug: string) => {
        const taken = known.get(slug);
        if (taken === undefined) asked.add(slug);
        return taken ?? false;
      };
      const judgement = judgeCsv(table, { ...choices, now, isTaken, random: seededRandom(seed) });
      return { judgement, total: table.rows.length, asked: [...asked] };
    },
  };
}
