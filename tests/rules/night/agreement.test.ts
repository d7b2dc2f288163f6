import { describe, expect, it } from "vitest";
import { isChanged, isCreated, listCases, writable } from "../cases/collections.ts";
import { joinCases } from "../cases/table.ts";
import { openDatabase } from "../database.ts";

describe.each(writable)("$name: schema and rules agree on every case", (collection) => {
  const { name, table, canCreate = () => false, getStored } = collection;
  const database = openDatabase(`night-${name.replaceAll("_", "-")}`, { isReported: false });
  const cases = listCases(table.night ? joinCases(table, table.night) : table);

  it.each(cases)("$name", async ({ fields, isValid }) => {
    if (canCreate(fields))
      expect(await isCreated(database, collection, fields), "create").toBe(isValid);
    const change = isChanged(database, collection, getStored(), fields);
    expect(await change, "update").toBe(isValid);
  });
});
