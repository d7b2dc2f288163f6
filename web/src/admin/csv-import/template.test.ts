import { describe, expect, it } from "vitest";
import { openCsv } from "./csv-session.ts";
import { decodeCsv } from "./decode-csv.ts";
import { templateCsv } from "./template.ts";

describe("the template", () => {
  it("begins with a byte order mark and passes our own import without a remark", () => {
    const bytes = new TextEncoder().encode(templateCsv());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const read = decodeCsv(bytes);
    const session = openCsv(read.ok ? read.text : "");
    const { judgement } = session.judge({
      choices: { publish: true, dates: { mode: "today" }, conflict: "suffix" },
      now: new Date("2026-11-21T12:00:00Z"),
      seed: "template",
      known: new Map(),
    });
    expect(judgement).toMatchObject({ kind: "judged", rejected: [], warnings: [] });
    expect(judgement.kind === "judged" && judgement.accepted).toHaveLength(2);
  });
});
