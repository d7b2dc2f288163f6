/** `npm run bench`: the exit code tells whether every figure kept its limit. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { table } from "../support/text-table.ts";
import { measureCosts } from "./costs.bench.ts";
import { measureDeletion } from "./delete.bench.ts";
import { measureImport } from "./import.bench.ts";
import type { Figure } from "./measure.ts";
import { measurePages } from "./pages.bench.ts";
import { measurePictureMemory } from "./pictures.bench.ts";

type Figures = AsyncIterable<Figure> | Iterable<Figure>;

const PARTS: Readonly<Record<string, (rounds: number) => Figures | Promise<Figures>>> = {
  import: measureImport,
  delete: measureDeletion,
  pictures: measurePictureMemory,
  costs: measureCosts,
  pages: measurePages,
};
/** Medians of fewer are not stored. */
const MIN_ROUNDS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" }, save: { type: "string" } },
});
const rounds = Number(values.rounds);
const print = (text: string) => process.stdout.write(`${text}\n`);
const broken: string[] = [];
for (const [part, measurePart] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  const figures: Figure[] = [];
  for await (const figure of await measurePart(rounds)) figures.push(figure);
  print(`\n${formatFigures(figures)}`);
  broken.push(...figures.flatMap(findBroken));
  if (values.save && rounds >= MIN_ROUNDS) storeFigures(values.save, part, figures);
}
for (const line of broken) print(`BROKEN ${line}`);
process.exitCode = broken.length === 0 ? 0 : 1;

function formatFigures(figures: readonly Figure[]): string {
  const columns = Object.keys(figures[0]?.values ?? {});
  const lines = figures.map((figure) => [
    figure.name,
    ...columns.map((column) => {
      const limit = figure.limits[column];
      const value = String(round("", figure.values[column]));
      return limit === undefined ? value : `${value} of ${limit}`;
    }),
  ]);
  return table([["", ...columns], ...lines]);
}

/** A value that was not measured is over its limit. */
function findBroken({ name, values, limits }: Figure): readonly string[] {
  return Object.entries(limits)
    .filter(([column, limit]) => !((values[column] ?? Number.NaN) <= limit))
    .map(([column, limit]) => `${name}: ${column} ${values[column]} over ${limit}`);
}

/** Other parts keep the figures and the date of an earlier run. */
function storeFigures(file: string, part: string, figures: readonly Figure[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : {};
  writeFileSync(file, `${JSON.stringify({ ...stored, [part]: { date, figures } }, round, 2)}\n`);
}

/** More digits do not repeat. */
function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
