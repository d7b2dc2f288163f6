import { writeFileSync } from "node:fs";
import { table } from "../support/text-table.ts";
import type { AnswerFigures } from "./answers.bench.ts";
import type { Measured } from "./bench.ts";
import type { CostFigures } from "./costs.bench.ts";
import { brokenPromises, type PageFigures } from "./pages.bench.ts";
import type { ServeFigures } from "./serve.bench.ts";
import type { Visit } from "./visit.ts";

const ms = (time: number) => `${time.toFixed(0)} ms`;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** The table of operations: ours against their yardsticks. */
export function operationsTable(measured: readonly Measured[]): string {
  return table([
    ["what", "against", "ours", "yardstick", "ratio", "limit", ""],
    ...measured.map((one) => [
      one.name,
      one.against,
      ms(one.ours),
      ms(one.yardstick),
      one.ratio.toFixed(2),
      one.limit.toFixed(2),
      one.ratio <= one.limit ? "kept" : "BROKEN",
    ]),
  ]);
}

/** The table of pages: each above its still copy. */
export function pagesTable(pages: readonly PageFigures[]): string {
  const kinds = ["document", "script", "image", "font", "other", "all"] as const;
  const line = (name: string, one: Visit, ratio = "", documents = "") => [
    name,
    ...[one.ttfb, one.fcp, one.lcp, one.tbt].map(ms),
    one.cls.toFixed(4),
    ratio,
    String(one.requests),
    documents,
    ...kinds.map((kind) => kb(one.bytes[kind])),
    one.cacheHindrances === 0 ? "yes" : "no",
    one.scores.join("/"),
  ];
  const times = ["TTFB", "FCP", "LCP", "TBT", "CLS", "ours to it"];
  return table([
    ["page", ...times, "requests", "documents", ...kinds, "restored", "Lighthouse"],
    ...pages.flatMap(({ name, ours, still, app, ratio, appRatio, documents }) => [
      line(name, ours, "", String(documents)),
      line(`${name}, still`, still, ratio.toFixed(2)),
      line(`${name}, as an application`, app, appRatio.toFixed(2)),
    ]),
  ]);
}

/** The table of answers: what each costs, however many articles there are. */
export function serveTable(figures: readonly ServeFigures[]): string {
  return table([
    ["answer", "articles", "documents", "brotli", "processor", "limit"],
    ...figures.map(({ name, articles, documents, bytes, cpu, limit }) => [
      name,
      String(articles),
      String(documents),
      kb(bytes),
      `${cpu.toFixed(1)} ms`,
      limit === null ? "" : ms(limit),
    ]),
  ]);
}

/** The table of what operations read and write. */
export function costsTable(figures: readonly CostFigures[]): string {
  return table([
    ["operation", "reads", "writes"],
    ...figures.map(({ name, reads, writes }) => [name, String(reads), String(writes)]),
  ]);
}

/** The table of everything that is no page: how long somebody waits. */
export function answersTable(figures: readonly AnswerFigures[]): string {
  return table([
    ["wait", "time", "limit"],
    ...figures.map(({ name, time, limit }) => [name, ms(time), limit === null ? "" : ms(limit)]),
  ]);
}

/** All that a run has measured; what it was not asked for is empty. */
export interface Figures {
  readonly operations: readonly Measured[];
  readonly costs: readonly CostFigures[];
  readonly answers: readonly ServeFigures[];
  readonly waits: readonly AnswerFigures[];
  readonly pages: readonly PageFigures[];
}

/** Keeps the figures for programs. @param file path of the JSON file */
export function writeFigures(file: string, figures: Figures): void {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify({ date, ...figures }, round, 2)}\n`);
}

/** Three decimals are more than the machine repeats. */
function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

/** Every promise that was not kept, in words. */
export function allBroken({ operations, answers, pages, waits }: Figures): string[] {
  return [
    ...operations.flatMap(({ name, ratio, limit }) => over(name, ratio, limit, ratio.toFixed(2))),
    ...answers.flatMap(({ name, articles, cpu, limit }) =>
      over(`${name} of ${articles}`, cpu, limit, ms(cpu)),
    ),
    ...pages.flatMap(brokenPromises),
    ...waits.flatMap(({ name, time, limit }) => over(name, time, limit, ms(time))),
  ];
}

/** What was not measured keeps no promise. */
function over(name: string, value: number, limit: number | null, text: string): string[] {
  return limit === null || value <= limit ? [] : [`${name}: ${text} over ${limit}`];
}
