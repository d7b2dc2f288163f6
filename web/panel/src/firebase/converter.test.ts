import { UserRoleSchema } from "domain/accounts/role";
import { Timestamp } from "firebase/firestore";
import { Timestamp as LiteTimestamp } from "firebase/firestore/lite";
import { readDocument, UnreadableDocument } from "kit/firebase/document";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { getConverter } from "./converter.ts";

const NOON = new Date("2026-06-01T12:00:00Z");

describe("readDocument", () => {
  it.each([
    ["the full SDK", Timestamp.fromDate(NOON)],
    ["the lite SDK", LiteTimestamp.fromDate(NOON)],
  ])("turns Timestamps of %s into Dates and adds the id", (_, created_at) =>
    expect(
      readDocument(UserRoleSchema, "user_roles/u1", { user_id: "u1", role: "admin", created_at }),
    ).toEqual({ id: "u1", user_id: "u1", role: "admin", created_at: NOON }),
  );

  it("converts Timestamps inside lists and maps", () => {
    const schema = v.object({ days: v.array(v.object({ at: v.date() })) });
    const data = { days: [{ at: Timestamp.fromDate(NOON) }] };
    expect(readDocument(schema, "x/1", data)).toEqual({ id: "1", days: [{ at: NOON }] });
  });

  it("names the fields that do not fit, never their values", () => {
    const read = () =>
      readDocument(UserRoleSchema, "user_roles/u1", { user_id: "u1", role: "secret" });
    expect(read).toThrow(UnreadableDocument);
    expect(read).toThrow(/user_roles\/u1 .* role \(picklist\); created_at/);
    expect(read).not.toThrow(/secret/);
  });
});

describe("getConverter", () => {
  it("is the same for the same schema, because queries are compared by it", () =>
    expect(getConverter(UserRoleSchema)).toBe(getConverter(UserRoleSchema)));

  it("does not store the id", () => {
    const model = { id: "u1", user_id: "u1", role: "admin" as const, created_at: NOON };
    const { id: _, ...fields } = model;
    expect(getConverter(UserRoleSchema).toFirestore(model)).toEqual(fields);
  });
});
