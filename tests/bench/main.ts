import { hostileBench, renderBench } from "./article-html.bench.ts";
import { articleListBench } from "./article-list.bench.ts";
import { type Measured, measure } from "./bench.ts";
import { importBench } from "./import.bench.ts";

/** Runs every bench one after another; the exit code tells whether each kept its promise. */
const BENCHES = [importBench, articleListBench, renderBench, hostileBench];
const ROUNDS = Number(process.argv[2] ?? "5");

const table: Measured[] = [];
for (const prepare of BENCHES) table.push(await measure(await prepare(), ROUNDS));

const ms = (time: number) => `${time.toFixed(0)} ms`;
const heads = ["what", "against", "ours", "yardstick", "ratio", "limit", ""];
const lines = table.map((one) => [
  one.name,
  one.against,
  ms(one.ours),
  ms(one.yardstick),
  one.ratio.toFixed(2),
  one.limit.toFixed(2),
  one.ratio <= one.limit ? "kept" : "BROKEN",
]);
const widths = heads.map((head, column) =>
  Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)),
);
for (const line of [heads, ...lines]) {
  const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  process.stdout.write(`${cells.join("  ").trimEnd()}\n`);
}
process.exitCode = table.every((one) => one.ratio <= one.limit) ? 0 : 1;
