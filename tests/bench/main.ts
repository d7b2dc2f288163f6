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
  memoryTable,
  operationsTable,
  pagesTable,
  searchesTable,
  serveTable,
  writeFigures,
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    articles: { type: "string", default: "300,3000" },
    save: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const sizes = values.articles.split(",").map(Number);
const { CHROME_PATH: chromium, HOSTING_FOLDER: folder } = process.env;
const isSelected = (name: string) => positionals.length === 0 || positionals.includes(name);
const print = (text: string) => process.stdout.write(`${text}\n`);

const operations: Measured[] = [];
for (const [name, prepare] of Object.entries(BENCHES)) {
  if (isSelected(name)) operations.push(await measure(await prepare(), rounds));
}
if (operations.length > 0) print(operationsTable(operations));

const memory = isSelected("pictures") ? await measurePictureMemory() : [];
if (memory.length > 0) print(memoryTable(memory));

const costs = isSelected("costs") ? await measureCosts() : [];
if (costs.length > 0) print(costsTable(costs));

const answers = isSelected("serve") ? await measureServing(rounds, sizes) : [];
if (answers.length > 0) print(serveTable(answers));

const isBrowserHere = chromium !== undefined && folder !== undefined;
const pages =
  isSelected("pages") && isBrowserHere ? await measurePages(rounds, chromium, folder) : [];
if (pages.length > 0) print(pagesTable(pages));

const waits = [
  ...(isSelected("waits") && isBrowserHere ? await measureAnswers(rounds, sizes, chromium) : []),
  ...(isSelected("overview") && isBrowserHere ? await measureOverview(rounds, chromium) : []),
];
if (waits.length > 0) print(answersTable(waits));

const searches =
  isSelected("search") && isBrowserHere ? await measureSearches(rounds, sizes, chromium) : [];
if (searches.length > 0) print(searchesTable(searches));

const figures = { operations, memory, costs, answers, waits, searches, pages };
if (values.save) writeFigures(values.save, figures);
const broken = allExceeded(figures);
for (const line of broken) print(`BROKEN ${line}`);
process.exitCode = broken.length === 0 ? 0 : 1;
