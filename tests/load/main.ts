/**
 * `npm run load`: sends requests to pages, forms, views and an import at once, then views of one article, and audits the
 * database. Exit code 1 for lost or duplicate data.
 */
import { storeArticles } from "../bench/many-articles.ts";
import { startOwnFunctions } from "../functions/support/own-functions.ts";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import { table } from "../support/text-table.ts";
import { auditPosts, auditSubmissions, auditViews, countViews, waitForMails } from "./audit.ts";
import { importRows } from "./import.ts";
import { ARTICLES, getTargets, popularArticle, sendLoad, type Target } from "./targets.ts";

const SECONDS = 30;
const sdk = adminSdk();
const print = (line: string) => process.stdout.write(`${line}\n`);

await reset();
await storeArticles(0, ARTICLES);
await createAdmin(sdk, demoAdmin);
const token = await signIn(demoAdmin);
const before = await countViews();
// One process, as in the cloud.
const { at, kill } = await startOwnFunctions();
const targets = getTargets(at);
// The first page loads the renderer.
for (const { url, next } of targets) if (!next) await (await fetch(url)).arrayBuffer();

print(`Sending for ${SECONDS} seconds`);
const send = (target: Target) => sendLoad(target, SECONDS);
const [imported, ...together] = await Promise.all([importRows(at, token), ...targets.map(send)]);
const sent = [...together, await send(popularArticle(at))];
const heads = ["target", "requests", "per second", "p50 ms", "p99 ms", "2xx", "4xx", "failed"];
print(table([heads, ...sent.map(({ line }) => line)]));

await waitForMails();
const getLedgers = (beginning: string) =>
  sent.filter(({ line: [name = ""] }) => name.startsWith(beginning)).map(({ ledger }) => ledger);
const findings = [
  ...(await auditSubmissions(getLedgers("submitContact"))),
  ...(await auditViews(getLedgers("incrementBlogViewCount"), before)),
  ...(await auditPosts(imported)),
];
for (const finding of findings) print(`WRONG ${finding}`);
if (findings.length === 0) print("Nothing lost, nothing double, nothing left over");
await kill();
await sdk.db.terminate();
process.exitCode = findings.length === 0 ? 0 : 1;
