import { toOwnText } from "domain/articles/own-text";
import { toPlainLine } from "domain/articles/plain-text";
import { ImportRowSchema, rowBytes, toChunks } from "domain/imports/import-row";
import { cleanLine, cleanText } from "domain/shared/clean-text";
import { limits } from "domain/shared/limits";
import { isVisibleText } from "domain/shared/text";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect } from "vitest";
import { decodeCsv } from "../../web/kit/csv/decode-csv.ts";
import { parseCsv } from "../../web/kit/csv/parse-csv.ts";
import {
  openCsv,
  type ValidationRequest,
} from "../../web/panel/src/imports/upload/validation/csv-session.ts";
import { itHoldsForAny } from "../support/fuzz.ts";
import { text } from "./any.ts";

const now = new Date("2026-06-01T12:00:00Z");
const known = new Map([
  ["acero", "post"],
  ["acero-2", "redirect"],
] as const);
const request: fc.Arbitrary<ValidationRequest> = fc.record({
  choices: fc.record({
    publish: fc.boolean(),
    dates: fc.oneof(
      fc.record({ mode: fc.constantFrom("random" as const, "today", "column") }),
      fc.record({
        mode: fc.constant("spread" as const),
        from: fc.constantFrom(new Date("1990-01-01"), now),
        to: fc.constantFrom(new Date("2025-01-01"), new Date("2090-01-01")),
      }),
    ),
    conflict: fc.constantFrom("suffix", "skip", "update"),
  }),
  now: fc.constant(now),
  seed: fc.constantFrom("", "a", "\ud800"),
  known: fc.constant(known),
});

const heading = fc.oneof(
  fc.constantFrom("title", "content", "published", "excerpt", "suggested_url", "fecha"),
  fc.constantFrom("__proto__", "title ", "\ufefftitle", ""),
  text,
);
const header = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.constantFrom("title", "Título", " TITLE "),
        fc.constantFrom("content", "CONTENIDO"),
        fc.array(heading, { maxLength: 3 }),
      )
      .chain(([title, content, others]) =>
        fc.shuffledSubarray([title, content, ...others], { minLength: 2 + others.length }),
      ),
  },
  { weight: 1, arbitrary: fc.array(heading, { minLength: 1, maxLength: 5 }) },
);
const cell = fc.oneof(
  { weight: 60, arbitrary: text },
  {
    weight: 30,
    arbitrary: fc.constantFrom("Acero", "acero", "¡!", "TRUE", "/blog/acero", "<p>a</p>"),
  },
  {
    weight: 20,
    arbitrary: fc.constantFrom("2025-02-31", "1/2/2024", "2024-01-01T25:00", "0000-01-01"),
  },
  { weight: 1, arbitrary: fc.constantFrom(299, 301, 501, 900_001).map((size) => "ñ".repeat(size)) },
);
const delimiter = fc.constantFrom(",", ";", "\t");
const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const isBare = fc.constantFrom(false, false, false, true);

const written = fc
  .tuple(
    header,
    fc.array(fc.array(fc.tuple(cell, isBare), { maxLength: 6 }), { maxLength: 5 }),
    delimiter,
    lineEnd,
    fc.constantFrom("", "sep=;\n", "\ufeff", "\n\n"),
  )
  .map(([names, rows, by, end, start]) => {
    const lines = rows.map((row) =>
      row.map(([cell, bare]) => (bare ? cell : quoted(cell))).join(by),
    );
    return start + [names.join(by), ...lines].join(end);
  });

type Encode = (text: string) => Uint8Array;
const utf8: Encode = (content) => new TextEncoder().encode(content);
const utf16: Encode = (content) => new Uint8Array(Buffer.from(`\ufeff${content}`, "utf16le"));
const latin1: Encode = (content) => new Uint8Array(Buffer.from(content, "latin1"));

/** A file with valid, missing or superfluous quotes. */
const bytes = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        written,
        fc.constantFrom(utf8, utf16, latin1),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 3 }),
      )
      .map(([file, encode, faults]) => {
        const all = encode(file);
        for (const [at, byte] of faults) if (at < all.length) all[at] = byte;
        return all;
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

itHoldsForAny(
  "turns every row of any bytes into a valid row or a rejection with its line",
  { target: "csv", cases: 300, share: 0.7 },
  () =>
    fc.property(bytes, request, (file, how) => {
      const decoded = decodeCsv(file);
      const session = openCsv(decoded.ok ? decoded.text : "");
      if (!session.opened.ok) {
        expect(session.opened.reason).not.toBe("");
        return;
      }
      const { validation, total } = session.validate(how);
      expect(session.validate(how).validation, "validated again").toEqual(validation);
      if (validation.kind === "refused") return;
      const parsed = parseCsv(decoded.ok ? decoded.text : "");
      const lines = parsed.ok ? parsed.rows.map(({ line }) => line) : [];
      const { accepted, rejected, warnings } = validation;
      const validated = [...accepted, ...rejected].map(({ line }) => line);
      expect(validated.toSorted((a, b) => a - b)).toEqual(lines);
      expect(total).toBe(lines.length);
      expect(warnings.every(({ line }) => lines.includes(line))).toBe(true);
      expect(accepted.map((row) => v.parse(ImportRowSchema, row))).toEqual(accepted);
      const sent = toChunks(accepted);
      expect(sent.flat()).toEqual(accepted);
      for (const chunk of sent) {
        const size = chunk.reduce((sum, row) => sum + rowBytes(row), 0);
        expect(chunk.length <= limits.chunkRows && size <= limits.chunkBytes).toBe(true);
      }
    }),
);

const visible = text.filter(
  (content) => isVisibleText(cleanText(content)) && isVisibleText(cleanLine(toPlainLine(content))),
);
const inWindows1252 = (content: string) => /^[\t\n\r -~\u00a0-\u00ff]*$/.test(content);
const how: ValidationRequest = {
  choices: { publish: true, dates: { mode: "today" }, conflict: "suffix" },
  now,
  seed: "",
  known: new Map(),
};

itHoldsForAny(
  "reads every title and text of a spreadsheet, with its row, in any encoding and with any delimiter",
  { target: "csv", cases: 150, share: 0.3 },
  () =>
    fc.property(
      fc.array(fc.tuple(visible, visible), { minLength: 1, maxLength: 5 }),
      delimiter,
      lineEnd,
      fc.constantFrom(utf8, utf16, latin1),
      (rows, by, end, encode) => {
        const clean = rows.map((row) =>
          row.map((cell) => cell.toWellFormed().replaceAll("\0", "")),
        );
        fc.pre(encode !== latin1 || clean.flat().every(inWindows1252));
        const lines = [["title", "content"], ...clean].map((row) => row.map(quoted).join(by));
        const decoded = decodeCsv(encode(lines.join(end)));
        const { validation } = openCsv(decoded.ok ? decoded.text : "").validate(how);
        const accepted = validation.kind === "validated" ? validation.accepted : [];
        expect(accepted.map(({ line, title, content }) => [line, title, content])).toEqual(
          clean.map(([title = "", content = ""], row) => [
            row + 2,
            cleanLine(toPlainLine(title)),
            toOwnText(cleanText(content).trim()).body.content.trim(),
          ]),
        );
      },
    ),
);
