import * as v from "valibot";
import { expect, it } from "vitest";
import { AuditEntrySchema, auditEntry } from "./audit.ts";

const actor = { uid: "ana", email: "ana@nhk-group.example" };

it.each([
  ["administrator_removed", "role_removed"],
  ["administrator_invited", "user_invited"],
  ["administrator_created", "administrator_created"],
])("reads %s of a stored entry as %s", (stored, action) => {
  const entry = { ...auditEntry(new Date(0), actor, "exported"), action: stored };
  expect(v.parse(AuditEntrySchema, entry).action).toBe(action);
});
