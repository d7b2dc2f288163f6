import { parseArgs } from "node:util";
import { measureAnswers } from "./answers.bench.ts";
import { hostileBench, renderBench } from "./article-html.bench.ts";
import { articleListBench } from "./article-list.bench.ts";
import { type Measured, measure } from "./bench.ts";
import { measureCosts } from "./costs.bench.ts";
import { deleteBench } from "./delete.bench.ts";
import { importBench } from "./import.bench.ts";
import { measureOverview } from "./overview.bench.ts";
import { measurePages } from "./pages.bench.ts";
import { measurePictureMemory, pictureBench } from "./pictures.bench.ts";
import {
  allExceeded,
  answersTable,
  costsTable,
  type Figures,
  memoryTable,
  operationsTable,
  pagesTable,
  searchesTable,
  serveTable,
  storeFigures,
} from "./report.ts";
import { measureSearches } from "./search.bench.ts";
import { measureServing } from "./serve.bench.ts";

/** The exit code tells whether every bench kept its limit. */
const BENCHES = {
  import: importBench,
  delete: deleteBench,
  list: articleListBench,
  render: renderBench,
  hostile: hostileBench,
  pictures: pictureBench,
};

/** Numbers of stored articles whose figures are kept. */
const ARTICLES = "300,3000";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    articles: { type: "string", default: ARTICLES },
    save: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const sizes = values.articles.split(",").map(Number);
const { CHROME_PATH: chromium, HOSTING_FOLDER: folder } = process.env;
const isSelected = (name: string) => positionals.length === 0 || positionals.includes(name);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Fewer are no figures to compare with. */
const ROUNDS_KEPT = 5;
const broken: string[] = [];

/** Prints row by row: a part takes up to half an hour, and may be interrupted. */
async function rows<One>(
  figures: AsyncIterable<One>,
  tableOf: (measured: readonly One[]) => string,
): Promise<readonly One[]> {
  const measured: One[] = [];
  for await (const one of figures) {
    measured.push(one);
    print(tableOf([one]).replace(/.*\n/, ""));
  }
  return measured;
}

/** Part by part, so that an interrupted run keeps what it measured. */
function report<Part extends keyof Figures>(
  part: Part,
  measured: Figures[Part],
  tableOf: (measured: Figures[Part]) => string,
): void {
  if (measured.length === 0) return;
  const figures: Partial<Figures> = { [part]: measured };
  print(tableOf(measured));
  broken.push(...allExceeded(figures));
  const isWhole = part !== "operations" || measured.length === Object.keys(BENCHES).length;
  const isKept = isWhole && rounds >= ROUNDS_KEPT && values.articles === ARTICLES;
  if (values.save && isKept) storeFigures(values.save, figures);
}

const operations: Measured[] = [];
for (const [name, prepare] of Object.entries(BENCHES)) {
  if (isSelected(name)) operations.push(await measure(await prepare(), rounds));
}
report("operations", operations, operationsTable);
if (isSelected("pictures")) report("memory", await measurePictureMemory(), memoryTable);
if (isSelected("costs")) report("costs", await measureCosts(), costsTable);
if (isSelected("serve"))
  report("answers", await rows(measureServing(rounds, sizes), serveTable), serveTable);
if (chromium !== undefined && folder !== undefined) {
  if (isSelected("pages"))
    report("pages", await rows(measurePages(rounds, chromium, folder), pagesTable), pagesTable);
  if (isSelected("waits"))
    report(
      "waits",
      await rows(measureAnswers(rounds, sizes, chromium), answersTable),
      answersTable,
    );
  if (isSelected("overview"))
    report("overview", await measureOverview(rounds, chromium), answersTable);
  if (isSelected("search"))
    report(
      "searches",
      await rows(measureSearches(rounds, sizes, chromium), searchesTable),
      searchesTable,
    );
}
for (const line of broken) print(`BROKEN ${line}`);
process.exitCode = broken.length === 0 ? 0 : 1;
