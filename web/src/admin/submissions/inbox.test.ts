import type { StoredSubmission } from "functions/domain/submission";
import { describe, expect, it } from "vitest";
import { countReads } from "#lib/count-reads.ts";
import { answerText } from "./answer-time.ts";
import { arranged, countsOf, NO_FILTER } from "./inbox.ts";
import { replyAddress } from "./reply.ts";
import { submissionsCsv } from "./submissions-csv.ts";

/** Wednesday, 12:00 in Madrid. */
const NOW = new Date("2026-11-18T11:00:00Z");

const submission = (change: Partial<StoredSubmission> = {}): StoredSubmission => ({
  id: "one",
  company: "Lácteos del Nalón, S.A.",
  industry: "lacteos",
  name: "Marta Álvarez",
  position: "",
  email: "marta.alvarez@nalon.example",
  phone: "",
  inquiry_type: "cotizacion",
  products: "",
  message: "Necesitamos 48 pies.",
  status: "pending",
  notes: "",
  created_at: new Date("2026-11-18T10:00:00Z"),
  source: "contacto",
  suspect: false,
  marketing: false,
  mail: "sent",
  ...change,
});

describe("the order of the inbox", () => {
  const fresh = submission({ id: "fresh" });
  const old = submission({ id: "old", created_at: new Date("2026-11-02T10:00:00Z") });
  const older = submission({ id: "older", created_at: new Date("2026-11-01T10:00:00Z") });
  const done = submission({ ...older, id: "done", status: "completed" });

  it("puts overdue requests on top, the longest waiting first, then the newest", () => {
    const ids = arranged([fresh, old, older, done], NO_FILTER, NOW).map(({ id }) => id);
    expect(ids).toEqual(["older", "old", "fresh", "done"]);
  });

  it("filters by status, type and industry, and searches without accents", () => {
    const fish = submission({ id: "fish", industry: "pescado", inquiry_type: "soporte" });
    const all = [fresh, done, fish];
    const idsOf = (change: object) =>
      arranged(all, { ...NO_FILTER, ...change }, NOW).map(({ id }) => id);
    expect(idsOf({ status: "completed" })).toEqual(["done"]);
    expect(idsOf({ type: "soporte" })).toEqual(["fish"]);
    expect(idsOf({ industry: "pescado" })).toEqual(["fish"]);
    expect(idsOf({ search: "ALVAREZ soporte" })).toEqual(["fish"]);
    expect(idsOf({ search: "nobody" })).toEqual([]);
    expect(countsOf(all)).toEqual({ all: 3, pending: 2, in_progress: 0, completed: 1 });
  });

  it("finds in 500 requests, and reads no text again for the next letter", () => {
    const many = Array.from({ length: 500 }, (_, n) => submission({ id: `id-${n}` }));
    const { items, reads } = countReads(many, "message");
    expect(arranged(items, { ...NO_FILTER, search: "n" }, NOW)).toHaveLength(500);
    expect(arranged(items, { ...NO_FILTER, search: "nalon" }, NOW)).toHaveLength(500);
    expect(reads()).toBe(500);
  });
});

describe("the promised 24 working hours", () => {
  it("counts office hours only", () => {
    // 7 h on Wednesday, 9 on Thursday, 8 on Friday from 11:00 (Madrid): one hour has passed.
    expect(answerText(submission(), NOW)).toBe("23 h 0 min left to answer");
    const overdue = submission({ created_at: new Date("2026-11-13T08:00:00Z") });
    expect(answerText(overdue, NOW)).toBe("Overdue by 6 h 0 min");
    const ancient = submission({ created_at: new Date("2024-11-13T08:00:00Z") });
    expect(answerText(ancient, NOW)).toBe("Overdue by more than a month");
  });

  it("promises nothing to what is done or suspect", () => {
    expect(answerText(submission({ status: "completed" }), NOW)).toBeUndefined();
    expect(answerText(submission({ suspect: true }), NOW)).toBeUndefined();
  });
});

describe("the reply", () => {
  it("has the Spanish label in subject and body", () => {
    const { searchParams, pathname } = new URL(replyAddress(submission()));
    expect(decodeURIComponent(pathname)).toBe("marta.alvarez@nalon.example");
    expect(searchParams.get("subject")).toBe("Re: Cotización");
    expect(searchParams.get("body")).toContain(
      "Hola, Marta Álvarez:\r\n\r\nGracias por ponerse en contacto con NHK Group acerca de «Cotización».",
    );
  });

  it("lets nothing that was typed become a header", () => {
    const address = replyAddress(submission({ name: "A&bcc=all@example.com?subject=x" }));
    expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
  });
});

it("exports labels, and no formula", () => {
  const csv = submissionsCsv([submission({ name: '=HYPERLINK("http://x")' })]);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain('"Cotización"');
  expect(csv.startsWith("\uFEFF")).toBe(true);
});
