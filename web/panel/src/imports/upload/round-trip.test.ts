import { POSTS_CSV_HEADER } from "domain/imports/posts-csv";
import { csvFile } from "domain/shared/csv-export";
import fc from "fast-check";
import { decodeCsv } from "kit/csv/decode-csv";
import { expect, it } from "vitest";
import { openCsv } from "./validation/csv-session.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const DATE = new Date("2026-02-03T04:05:06.000Z");

function importedFrom(csv: string) {
  const decoded = decodeCsv(new TextEncoder().encode(csv));
  if (!decoded.ok) throw new Error(decoded.reason);
  const { validation } = openCsv(decoded.text).validate({
    choices: { publish: true, dates: { mode: "column" }, conflict: "suffix" },
    now: NOW,
    seed: "round trip",
    known: new Map(),
  });
  if (validation.kind !== "validated") throw new Error("refused");
  return validation;
}

const exported = (rows: readonly (readonly string[])[]) =>
  csvFile(
    POSTS_CSV_HEADER,
    rows.map(([title = "", content = "", excerpt = ""], row) => [
      ...[title, `entrada-${row}`, content, excerpt, true, DATE, "html"],
      ...["", "", "", "Ana", 7, `post${row}`],
    ]),
  );

const PIECES = ["=", "+", "-", "@", "＝", "'", '"', ";", ",", "\n", "\t", " ", "a", "ñ", "<p>"];
const cell = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "grapheme", maxLength: 3 })))
  .map((pieces) => `${pieces.join("")}.`)
  // The import drops other control characters and white space at the ends.
  .filter((text) => !/[^\P{Cc}\t\n]/u.test(text) && text === text.trim());
const line = cell.filter((text) => !/[\n\t]|\s\s/.test(text) && !/[^\S ]/.test(text));

it("imports the posts' export with exactly the exported texts", () => {
  const rows = fc.array(fc.tuple(line, cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (posts) => {
      const { accepted, rejected, warnings } = importedFrom(exported(posts));
      expect({ rejected, warnings }).toEqual({ rejected: [], warnings: [] });
      expect(accepted.map((row) => [row.title, row.content, row.excerpt])).toEqual(posts);
      expect(accepted.map(({ slug }) => slug)).toEqual(posts.map((_, n) => `entrada-${n}`));
      expect(accepted).toEqual(
        accepted.map((row) => ({ ...row, published: true, date: DATE.toISOString() })),
      );
    }),
    // Of another program, this text would become paragraphs.
    { examples: [[[["Uno", "dos\n\n<p>tres", "cuatro"]]]] },
  );
});

it("keeps apostrophes of files that are not such an export", () => {
  const { accepted } = importedFrom("title;content\n'=1;los signos, '+' y '-'");
  expect(accepted).toMatchObject([{ title: "'=1", content: "los signos, '+' y '-'" }]);
});
