import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ImportRow } from "domain/imports/import-row";
import type { StoredPost } from "domain/posts/post";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import type { Preview } from "../validation/preview.ts";
import { SimilarRowsCard } from "./similar-rows-card.tsx";

type IsOwn = (post: Partial<StoredPost>) => boolean;
const similar = vi.hoisted(() => vi.fn());
vi.mock("#similarity/data/find-similar-articles.ts", () => ({ similarArticles: similar }));

const words = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}`).join(" ");
const row = (n: number, content: string): ImportRow => ({
  ...{ line: n + 2, row: n, title: `Fila ${n}`, slug: `fila-${n}`, content, excerpt: "" },
  ...{ published: true, date: "2026-11-26T12:00:00.000Z", on_conflict: "suffix" },
});
const rows = [row(0, words("uno")), row(1, words("dos")), row(2, words("uno"))];
const preview = (change: Partial<Preview> = {}): Preview => ({
  ...{ jobId: "job", rows, slugs: new Map(), issues: [], total: rows.length, rejected: 0 },
  ...{ skipped: 0, skippedLines: new Set<number>(), updates: [], live: 3 },
  ...{ hasPublishedColumn: false, updateFacts: { drafts: 0, dates: new Map() }, ...change },
});

function show(shown: Preview) {
  render(
    <ChakraProvider value={panelSystem}>
      <SimilarRowsCard preview={shown} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  similar.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("names rows like an article, with its address, and rows like each other", async () => {
  similar.mockImplementation(async () =>
    similar.mock.calls.length === 2 ? [{ id: "p", title: "Pies", slug: "pies", percent: 62 }] : [],
  );
  show(preview());
  expect(await screen.findByText("2 of 3 rows are similar.")).toBeDefined();
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Row 3 “Fila 1”Similar to Pies (opens in a new tab) (62% the same words)",
    "Row 4 “Fila 2”Similar to Row 2 “Fila 0” (100% the same words)",
  ]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/blog/pies");
});

it("leaves out skipped rows, and does not compare a row with the article that it updates", async () => {
  show(preview({ skippedLines: new Set([2]), updates: [rows[1] as ImportRow] }));
  expect(
    await screen.findByText("None of 2 rows is similar to a published article or to another row."),
  ).toBeDefined();
  const [[, updating], [, adding]] = similar.mock.calls as [[unknown, IsOwn], [unknown, IsOwn]];
  expect([updating({ slug: "fila-1" }), adding({ slug: "fila-2" })]).toEqual([true, false]);
  expect(adding({ slug: "fila-2-2", import_job_id: "job" })).toBe(true);
});

it("never shows a failed comparison as no similar row, and continues on request", async () => {
  similar.mockRejectedValueOnce(new Error("offline"));
  const user = show(preview());
  expect(await screen.findByText(/of 3 rows are compared. The others could not/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 of 3 rows is similar.")).toBeDefined();
});

it("stops and continues", async () => {
  const answer = Promise.withResolvers<readonly never[]>();
  similar.mockReturnValue(answer.promise);
  const many = Array.from({ length: 40 }, (_, n) => row(n, words(`fila${n}x`)));
  const user = show(preview({ rows: many }));
  await vi.waitFor(() => expect(similar).toHaveBeenCalledTimes(10));
  expect(screen.getByText("Comparing rows: 0 of 40")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  answer.resolve([]);
  expect(await screen.findByText("10 of 40 rows are compared.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText(/^None of 40 rows/)).toBeDefined();
  expect(similar).toHaveBeenCalledTimes(40);
});

it("says what was not compared", async () => {
  show(preview({ rows: [row(0, "Corto")] }));
  expect(await screen.findByText(/^1 row is not compared: fewer than 40 words/)).toBeDefined();
});
