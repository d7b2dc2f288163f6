import { describe, expect, it } from "vitest";
import { isChanged, isCreated, listCases, writable } from "./cases/collections.ts";
import type { Fields } from "./cases/table.ts";
import { openDatabase } from "./database.ts";

/** The schemas are checked with these cases in schemas.test.ts. */
describe.each(writable)("$name: schema and rules agree", (collection) => {
  const { table, canCreate = () => false, getStored } = collection;
  // The emulator's report of one project must fit into a string.
  const database = openDatabase(`agreement-${collection.name.replaceAll("_", "-")}`);
  const write = async (fields: Fields) =>
    canCreate(fields)
      ? await isCreated(database, collection, fields)
      : await isChanged(database, collection, getStored(), fields);

  it.each(listCases(table))("$name", async ({ fields, isValid }) => {
    expect(await write(fields)).toBe(isValid);
  });

  it("also of a changed document", async () => {
    const before = getStored();
    const other = { ...table.base, an_unknown_field: true };
    expect(await isChanged(database, collection, before, table.base)).toBe(true);
    expect(await isChanged(database, collection, before, other)).toBe(false);
  });
});
