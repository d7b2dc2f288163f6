import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Counts of an expression's results; offsets in the source. */
export interface Evaluated {
  readonly start: number;
  readonly last: number;
  readonly true: number;
  readonly false: number;
  /** Texts, numbers and documents. */
  readonly other: number;
}

/**
 * The emulator's format: no `values` for functions never called, empty ones after short-circuits, `undefined` for
 * errors.
 */
interface Reported {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly { readonly value: object; readonly count: number }[];
  readonly children?: readonly Reported[];
}

const folder = join(import.meta.dirname, "../../build/reports/rule-coverage");

export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Keeps counts only: the values are megabytes.
 * @param origin of the Firestore emulator
 */
export async function saveReport(origin: string, projectId: string): Promise<void> {
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!answer.ok) throw new Error(await answer.text());
  const { report } = (await answer.json()) as { readonly report: readonly Reported[] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${projectId}.json`), JSON.stringify(report.flatMap(parseCounts)));
}

export function loadReports(): readonly Evaluated[] {
  const places = new Map<string, Evaluated>();
  for (const name of readdirSync(folder)) {
    const counts = JSON.parse(readFileSync(join(folder, name), "utf8")) as readonly Evaluated[];
    for (const value of counts) {
      const key = `${value.start}-${value.last}`;
      const before = places.get(key);
      places.set(key, before ? addCounts(before, value) : value);
    }
  }
  return [...places.values()].toSorted((a, b) => a.start - b.start || b.last - a.last);
}

function parseCounts({ sourcePosition, values = [], children = [] }: Reported): Evaluated[] {
  const { currentOffset: start, endOffset: last } = sourcePosition;
  const count = (is: (value: object) => boolean) =>
    values.filter(({ value }) => is(value)).reduce((sum, value) => sum + value.count, 0);
  const isBoolean = (value: object) => "boolValue" in value;
  const own = {
    start,
    last,
    true: count((value) => isBoolean(value) && Reflect.get(value, "boolValue") === true),
    false: count((value) => isBoolean(value) && Reflect.get(value, "boolValue") === false),
    other: count((value) =>
      Object.keys(value).some((kind) => !/^(?:boolValue|undefined)$/.test(kind)),
    ),
  };
  return [own, ...children.flatMap(parseCounts)];
}

function addCounts(a: Evaluated, b: Evaluated): Evaluated {
  const { start, last } = a;
  return {
    start,
    last,
    true: a.true + b.true,
    false: a.false + b.false,
    other: a.other + b.other,
  };
}
