import * as v from "valibot";
import { expect, it } from "vitest";
import { GuestIdSchema } from "../guests/guest-post.ts";
import { ImportJobSchema } from "../imports/import-job.ts";
import { testSubmission } from "../testing/test-submission.ts";
import { RecordExportInput } from "./audit.ts";
import { DeleteAllPostsInput } from "./deletion.ts";
import { FinishImportInput, StartImportInput } from "./imports.ts";
import { RemoveRoleInput, ResendVerificationInput } from "./users.ts";
import { SubmitContactInput } from "./visitors.ts";

const count = v.object({ count: RecordExportInput.entries.count });
const expected = v.object({ count: DeleteAllPostsInput.entries.expected_count });
const elapsed = v.object({ count: SubmitContactInput.pipe[0].entries.elapsed_ms });
const total = v.object({ count: StartImportInput.entries.total_records });

it.each([
  ["recordExport", count],
  ["deleteAllPosts", expected],
  ["submitContact", elapsed],
  ["startImport", total],
])("%s rejects numbers that cannot be stored exactly", (_, schema) => {
  expect(v.is(schema, { count: 1 })).toBe(true);
  for (const number of [2 ** 53, 1e308, Number.POSITIVE_INFINITY, Number.NaN, 0.5])
    expect(v.is(schema, { count: number })).toBe(false);
});

it("accepts an inquiry without a message exactly with the lines of a list", () => {
  const isAccepted = (message: string, items?: readonly object[]) =>
    v.is(SubmitContactInput, {
      ...testSubmission,
      fields: { ...testSubmission.fields, message },
      ...(items && { items }),
    });
  const line = { reference: "NHK-PN-M20-100-316", family: "", quantity: 46, note: "" };
  expect(isAccepted("", [line])).toBe(true);
  expect([isAccepted(""), isAccepted(" \u200b"), isAccepted("", [])]).toEqual([
    false,
    false,
    false,
  ]);
});

it("rejects account and guest post ids that Firestore reserves", () => {
  for (const id of ["__proto__", "____", "__a__"]) {
    expect(v.is(ResendVerificationInput, { uid: id })).toBe(false);
    expect(v.is(RemoveRoleInput, { uid: id })).toBe(false);
    expect(v.is(GuestIdSchema, id)).toBe(false);
  }
  for (const id of ["__a", "a__", "_a_", "-", "__a__b"]) {
    expect(v.is(ResendVerificationInput, { uid: id })).toBe(true);
    expect(v.is(GuestIdSchema, id)).toBe(true);
  }
});

it.each(["Row 2: no title\nRow 3: no text", "", "a\0", "\u001b[31m", "\u0085", "a".repeat(4001)])(
  "accepts %j as a job's errors exactly when the stored job can be read",
  (text) => {
    const stored = v.object({ error_details: ImportJobSchema.entries.error_details });
    const given = v.object({ error_details: FinishImportInput.entries.error_details });
    const value = { error_details: text };
    expect(v.is(given, value)).toBe(v.is(stored, value));
  },
);
