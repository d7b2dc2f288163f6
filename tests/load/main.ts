/**
 * `npm run load`: sends requests to pages, forms, views and an import at once, then views of one article, and audits the
 * database. Exit code 1 for lost or duplicate data.
 */
import type { Result } from "autocannon";
import { storeArticles } from "../bench/many-articles.ts";
import { startOwnFunctions } from "../functions/support/own-functions.ts";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { idOf } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { table } from "../support/text-table.ts";
import { auditPosts, auditSubmissions, auditViews, mailsSettled } from "./audit.ts";
import { type Imported, importRows } from "./import.ts";
import { ARTICLES, popularAt, sendLoad, slugOf, type Target, targetsAt } from "./targets.ts";

const SECONDS = 30;
const sdk = adminSdk();
const say = (line: string) => process.stdout.write(`${line}\n`);

const LIMITED = 429;

function lineOf(name: string, result: Result): readonly string[] {
  const counts = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => [Number(status), count] as const,
  );
  const sum = (wanted: (status: number) => boolean) =>
    counts.reduce((total, [status, count]) => total + (wanted(status) ? count : 0), 0);
  return [
    name,
    String(result.requests.total),
    (result.requests.total / result.duration).toFixed(1),
    `${result.latency.p50} ms`,
    `${result.latency.p99} ms`,
    String(sum((status) => status < 400)),
    String(sum((status) => status === LIMITED)),
    String(sum((status) => status >= 400 && status < 500 && status !== LIMITED)),
    String(sum((status) => status >= 500)),
    String(result.timeouts),
    String(result.errors - result.timeouts),
  ];
}

function importLine({ times, failures }: Imported): readonly string[] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    `${(sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
  const total = times.reduce((sum, time) => sum + time, 0) / 1000;
  const [all, bad] = [times.length, failures.length];
  const rate = (all / total).toFixed(1);
  return [
    "import, calls",
    String(all),
    rate,
    at(0.5),
    at(0.99),
    String(all - bad),
    "0",
    "0",
    String(bad),
    "0",
    "0",
  ];
}

await reset();
await storeArticles(0, ARTICLES);
await createAdmin(sdk, demoAdmin);
const token = await signIn(demoAdmin);
const before = new Map(
  Array.from({ length: ARTICLES }, (_, n) => [idOf(slugOf(n)), 100_000 - n] as const),
);

// One process, as in the cloud; the emulator would start one per call.
const functions = await startOwnFunctions();
const targets = targetsAt(functions.at);
// The first page loads the renderer.
for (const { url, next } of targets) if (!next) await (await fetch(url)).arrayBuffer();

say(`Firing for ${SECONDS} seconds`);
const send = async (target: Target) => ({ target, ...(await sendLoad(target, SECONDS)) });
const [imported, ...together] = await Promise.all([
  importRows(functions.at, token),
  ...targets.map(send),
]);
const fired = [...together, await send(popularAt(functions.at))];
const heads = [
  "requests",
  "per second",
  "p50",
  "p99",
  "done",
  "limited",
  "4xx",
  "5xx",
  "late",
  "cut",
];
const lines = fired.map(({ target, result }) => lineOf(target.name, result));
say(table([["target", ...heads], ...lines, importLine(imported)]));

await mailsSettled();
const ledgersOf = (begin: string) =>
  fired.filter(({ target }) => target.name.startsWith(begin)).map(({ ledger }) => ledger);
const submissions = ledgersOf("submitContact");
const views = ledgersOf("incrementBlogViewCount");
const findings = [
  ...(await auditSubmissions(submissions)),
  ...(await auditViews(views, before)),
  ...(await auditPosts(imported)),
];
const confirmed = (ledgers: typeof submissions) =>
  ledgers.reduce(
    (sum, ledger) => sum + [...ledger.confirmed.values()].reduce((a, b) => a + b, 0),
    0,
  );
say(
  `Confirmed and stored: ${confirmed(submissions)} submissions, ${confirmed(views)} views, ${imported.confirmed} imported posts`,
);
for (const finding of findings) say(`WRONG ${finding}`);
if (findings.length === 0) say("Nothing lost, nothing double, nothing left over");
await functions.kill();
await sdk.db.terminate();
process.exitCode = findings.length === 0 ? 0 : 1;
