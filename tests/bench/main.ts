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

/** Numbers of stored articles; figures of these and more are kept. */
const ARTICLES = [300, 3000];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    articles: { type: "string", default: ARTICLES.join() },
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

type Figure<Part extends keyof Figures> = Figures[Part][number];

/**
 * Part by part, so that an interrupted run keeps what it measured.
 * @param figures printed one by one as they come: a part takes up to half an hour
 */
async function report<Part extends keyof Figures>(
  part: Part,
  figures: AsyncIterable<Figure<Part>> | readonly Figure<Part>[],
  tableOf: (measured: readonly Figure<Part>[]) => string,
): Promise<void> {
  const measured: Figure<Part>[] = [];
  for await (const one of figures) {
    measured.push(one);
    print(tableOf([one]).replace(/.*\n/, ""));
  }
  if (measured.length === 0) return;
  print(tableOf(measured));
  const all: Partial<Figures> = { [part]: measured };
  broken.push(...allExceeded(all));
  const isWhole = part !== "operations" || measured.length === Object.keys(BENCHES).length;
  const isKept =
    isWhole && rounds >= ROUNDS_KEPT && ARTICLES.every((articles) => sizes.includes(articles));
  if (values.save && isKept) storeFigures(values.save, all);
}

async function* measureOperations(): AsyncGenerator<Measured> {
  for (const [name, prepare] of Object.entries(BENCHES)) {
    if (isSelected(name)) yield await measure(await prepare(), rounds);
  }
}

await report("operations", measureOperations(), operationsTable);
if (isSelected("pictures")) await report("memory", await measurePictureMemory(), memoryTable);
if (isSelected("costs")) await report("costs", await measureCosts(), costsTable);
if (isSelected("serve")) await report("answers", measureServing(rounds, sizes), serveTable);
if (chromium !== undefined && folder !== undefined) {
  if (isSelected("pages"))
    await report("pages", measurePages(rounds, chromium, folder), pagesTable);
  if (isSelected("waits"))
    await report("waits", measureAnswers(rounds, sizes, chromium), answersTable);
  if (isSelected("overview"))
    await report("overview", await measureOverview(rounds, chromium), answersTable);
  if (isSelected("search"))
    await report("searches", measureSearches(rounds, sizes, chromium), searchesTable);
}
for (const line of broken) print(`BROKEN ${line}`);
process.exitCode = broken.length === 0 ? 0 : 1;
