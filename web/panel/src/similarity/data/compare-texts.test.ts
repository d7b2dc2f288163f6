import type { Compared } from "domain/articles/similarity";
import type { ImportRow } from "domain/imports/import-row";
import { expect, it, vi } from "vitest";
import { compareTexts, type KnownTexts } from "./compare-texts.ts";

const words = (name: string, count = 60) =>
  Array.from({ length: count }, (_, n) => `${name}${n}`).join(" ");
const row = (n: number, content: string): ImportRow => ({
  ...{ line: n + 2, row: n, title: `Fila ${n}`, slug: `fila-${n}`, content, excerpt: "" },
  ...{ published: true, date: "2026-11-26T12:00:00.000Z", on_conflict: "suffix" },
});
const knownArticle = { id: "p", title: "Pies", slug: "pies", percent: 62 };

function comparison(rows: readonly ImportRow[]) {
  const { signal, abort } = makeController();
  const articlesLike = vi.fn(async (_: unknown, { slug }: ImportRow) =>
    slug === "fila-1" ? [knownArticle] : [],
  );
  const progress: Compared<ImportRow>[] = [];
  const texts: KnownTexts = new Map();
  const run = (some = rows) =>
    compareTexts(some, {
      getBody: ({ content }) => ({ content }),
      articlesLike,
      signal,
      known: texts,
      onProgress: (progressStep) => progress.push(progressStep),
    });
  return { run, articlesLike, progress, abort, last: () => progress.at(-1) };
}

function makeController() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

it("names rows like published articles and like each other, and counts what is not compared", async () => {
  const twin = `<p>${words("uno", 50)} fin</p>`;
  const rows = [`<p>${words("uno")}</p>`, words("dos"), "<p>Corto</p>", twin].map((content, n) =>
    row(n, content),
  );
  const { run, last } = comparison(rows);
  await run();
  const [first, second] = last()?.found ?? [];
  expect(last()).toMatchObject({ compared: 4, left: 1, found: [{}, {}] });
  expect(first).toEqual({ text: rows[1], articles: [knownArticle], twins: [] });
  expect(second).toMatchObject({ text: rows[3], articles: [], twins: [{ id: rows[0] }] });
  expect(second?.twins[0]?.percent).toBeGreaterThan(60);
});

it("compares only changed texts again", async () => {
  const rows = [row(0, words("uno")), row(1, words("dos")), row(2, words("tres"))];
  const { run, articlesLike, last } = comparison(rows);
  await run();
  expect(articlesLike).toHaveBeenCalledTimes(3);
  const changed = row(2, words("uno"));
  await run([...rows.slice(0, 2), changed]);
  expect(articlesLike).toHaveBeenCalledTimes(4);
  expect(last()?.found).toMatchObject([
    { text: rows[1] },
    { text: changed, twins: [{ percent: 100 }] },
  ]);
});

it("compares a row with an own article by its address", async () => {
  const { run, articlesLike } = comparison([row(0, words("uno"))]);
  await run();
  await run([{ ...row(0, words("uno")), slug: "fila-1" }]);
  expect(articlesLike).toHaveBeenCalledTimes(2);
});

it("stops between rows, and reports how far it came", async () => {
  const rows = Array.from({ length: 100 }, (_, n) => row(n, words(`fila${n}x`)));
  const { run, articlesLike, abort, last } = comparison(rows);
  articlesLike.mockImplementation(async () => {
    if (articlesLike.mock.calls.length === 30) abort();
    return [];
  });
  await run();
  expect(articlesLike.mock.calls.length).toBeLessThan(45);
  expect(last()?.compared).toBe(articlesLike.mock.calls.length);
});

it("reports and rejects when published articles cannot be read", async () => {
  const rows = Array.from({ length: 30 }, (_, n) => row(n, words(`fila${n}x`)));
  const { run, articlesLike, last } = comparison(rows);
  const offline = new Error("offline");
  articlesLike.mockImplementation(async () => {
    if (articlesLike.mock.calls.length > 20) throw offline;
    return [];
  });
  await expect(run()).rejects.toBe(offline);
  expect(last()?.compared).toBe(20);
});

it("compares 5,000 equal rows with 20 others each", async () => {
  const rows = Array.from({ length: 5000 }, (_, n) => row(n, words("igual")));
  const { run, last } = comparison(rows);
  await run();
  expect(last()).toMatchObject({ compared: 5000, left: 0 });
  expect(Math.max(...(last()?.found.map((text) => text.twins.length) ?? []))).toBe(20);
});
