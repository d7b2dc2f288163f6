import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { table } from "../support/text-table.ts";
import type { AnswerFigures } from "./answers.bench.ts";
import type { Measured } from "./bench.ts";
import type { CostFigures } from "./costs.bench.ts";
import { exceededLimits, type PageFigures } from "./pages.bench.ts";
import type { MemoryFigures } from "./pictures.bench.ts";
import { LIMIT_MS, MOST_RATIO, type SearchFigures } from "./search.bench.ts";
import type { ServeFigures } from "./serve.bench.ts";
import type { Visit } from "./visit.ts";

const ms = (time: number) => `${time.toFixed(0)} ms`;
const mb = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

export function operationsTable(measured: readonly Measured[]): string {
  return table([
    ["what", "against", "subject", "baseline", "ratio", "limit", ""],
    ...measured.map((one) => [
      one.name,
      one.against,
      ms(one.subject),
      ms(one.baseline),
      one.ratio.toFixed(2),
      one.limit.toFixed(2),
      one.ratio <= one.limit ? "kept" : "BROKEN",
    ]),
  ]);
}

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
  const times = ["TTFB", "FCP", "LCP", "TBT", "CLS", "ratio"];
  return table([
    ["page", ...times, "requests", "documents", ...kinds, "restored", "Lighthouse"],
    ...pages.flatMap(({ name, subject, scriptless, app, ratio, appRatio, documents }) => [
      line(name, subject, "", String(documents)),
      line(`${name}, without scripts`, scriptless, ratio.toFixed(2)),
      line(`${name}, as an application`, app, appRatio.toFixed(2)),
    ]),
  ]);
}

export function serveTable(figures: readonly ServeFigures[]): string {
  return table([
    ["answer", "articles", "documents", "brotli", "processor", "limit"],
    ...figures.map(({ name, articles, documents, bytes, cpu, limit }) => [
      name,
      String(articles),
      String(documents),
      bytes === 0 ? "" : kb(bytes),
      `${cpu.toFixed(1)} ms`,
      limit === null ? "" : ms(limit),
    ]),
  ]);
}

export function costsTable(figures: readonly CostFigures[]): string {
  return table([
    ["operation", "reads", "writes"],
    ...figures.map(({ name, reads, writes }) => [name, String(reads), String(writes)]),
  ]);
}

export function memoryTable(figures: readonly MemoryFigures[]): string {
  return table([
    ["memory of", "peak", "limit"],
    ...figures.map(({ name, peak, limit }) => [name, mb(peak), mb(limit)]),
  ]);
}

export function answersTable(figures: readonly AnswerFigures[]): string {
  return table([
    ["wait", "time", "limit"],
    ...figures.map(({ name, time, limit }) => [name, ms(time), limit === null ? "" : ms(limit)]),
  ]);
}

export function searchesTable(figures: readonly SearchFigures[]): string {
  const limits = ["first", "limit", "end", "limit", "ratio", "limit"];
  return table([
    ["search", "articles", ...limits, "documents", "bytes"],
    ...figures.map(({ name, articles, first, time, limit, ratio, documents, bytes }) => [
      ...[name, String(articles), ms(first), ms(LIMIT_MS)],
      ...[ms(time), limit === null ? "" : ms(limit), ratio.toFixed(2), MOST_RATIO.toFixed(2)],
      ...[String(documents), kb(bytes)],
    ]),
  ]);
}

export interface Figures {
  readonly operations: readonly Measured[];
  readonly memory: readonly MemoryFigures[];
  readonly costs: readonly CostFigures[];
  readonly answers: readonly ServeFigures[];
  readonly waits: readonly AnswerFigures[];
  readonly overview: readonly AnswerFigures[];
  readonly searches: readonly SearchFigures[];
  readonly pages: readonly PageFigures[];
}

/** Parts that were not measured keep the figures and the date of an earlier run. */
export function storeFigures(file: string, measured: Partial<Figures>): void {
  const date = new Date().toISOString().slice(0, 10);
  const known: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const parts = Object.entries(measured).filter(([, figures]) => figures.length > 0);
  const stored = parts.map(([part, figures]) => [part, { date, figures }]);
  const all = Object.assign({}, known, Object.fromEntries(stored));
  writeFileSync(file, `${JSON.stringify(all, round, 2)}\n`);
}

/** Rounded: more digits do not repeat. */
function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

export function allExceeded(figures: Partial<Figures>): string[] {
  const { operations = [], memory = [], answers = [], pages = [] } = figures;
  const { waits = [], overview = [], searches = [] } = figures;
  return [
    ...operations.flatMap(({ name, ratio, limit }) => over(name, ratio, limit, ratio.toFixed(2))),
    ...memory.flatMap(({ name, peak, limit }) => over(name, peak, limit, mb(peak))),
    ...answers.flatMap(({ name, articles, cpu, limit }) =>
      over(`${name} of ${articles}`, cpu, limit, ms(cpu)),
    ),
    ...pages.flatMap(exceededLimits),
    ...[...waits, ...overview].flatMap(({ name, time, limit }) =>
      over(name, time, limit, ms(time)),
    ),
    ...searches.flatMap(({ name, articles, first, time, limit, ratio }) => [
      ...over(`${name} in ${articles}, first match`, first, LIMIT_MS, ms(first)),
      ...over(`${name} in ${articles}`, time, limit, ms(time)),
      ...over(`${name} in ${articles}, to the fewest`, ratio, MOST_RATIO, ratio.toFixed(2)),
    ]),
  ];
}

/** A missing measurement counts as over the limit. */
function over(name: string, value: number, limit: number | null, text: string): string[] {
  return limit === null || value <= limit ? [] : [`${name}: ${text} over ${limit}`];
}
