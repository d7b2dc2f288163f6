import { describe, expect, it } from "vitest";
import { drafts, isWritten, listCases } from "./cases/collections.ts";
import { daysAgo } from "./cases/table.ts";
import { openDatabase } from "./database.ts";

/** The schema is checked with these cases in schemas.test.ts. */
describe("unsaved drafts: schema and rules agree", () => {
  const database = openDatabase("agreement");
  const stored = { ...drafts.table.base, saved_at: daysAgo(1) };

  it.each(listCases(drafts.table))("$name", async ({ fields, isValid }) => {
    expect(await isWritten(database, fields)).toBe(isValid);
  });

  it("also of a changed draft", async () => {
    const other = { ...drafts.table.base, an_unknown_field: true };
    expect(await isWritten(database, drafts.table.base, stored)).toBe(true);
    expect(await isWritten(database, other, stored)).toBe(false);
  });
});
