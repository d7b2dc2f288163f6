import * as v from "valibot";
import { expect, it } from "vitest";
import { FinishImportInput, StartImportInput, SubmitContactInput } from "./calls.ts";
import { NoteExportInput } from "./calls-audit.ts";
import { DeleteAllPostsInput } from "./calls-deletion.ts";
import { RemoveAdministratorInput, ResendVerificationInput } from "./calls-users.ts";
import { GuestIdSchema } from "./guest-post.ts";
import { ImportJobSchema } from "./import-job.ts";

const count = v.object({ count: NoteExportInput.entries.count });
const expected = v.object({ count: DeleteAllPostsInput.entries.expected_count });
const elapsed = v.object({ count: SubmitContactInput.entries.elapsed_ms });
const total = v.object({ count: StartImportInput.entries.total_records });

it.each([
  ["noteExport", count],
  ["deleteAllPosts", expected],
  ["submitContact", elapsed],
  ["startImport", total],
])("%s takes no number that is stored as another", (_, schema) => {
  expect(v.is(schema, { count: 1 })).toBe(true);
  for (const number of [2 ** 53, 1e308, Number.POSITIVE_INFINITY, Number.NaN, 0.5])
    expect(v.is(schema, { count: number })).toBe(false);
});

it("takes no id for an account or a guest post that Firestore keeps for itself", () => {
  for (const id of ["__proto__", "____", "__a__"]) {
    expect(v.is(ResendVerificationInput, { uid: id })).toBe(false);
    expect(v.is(RemoveAdministratorInput, { uid: id })).toBe(false);
    expect(v.is(GuestIdSchema, id)).toBe(false);
  }
  for (const id of ["__a", "a__", "_a_", "-", "__a__b"]) {
    expect(v.is(ResendVerificationInput, { uid: id })).toBe(true);
    expect(v.is(GuestIdSchema, id)).toBe(true);
  }
});

it.each(["Line 2: no title\nLine 3: no text", "", "a\0", "\u001b[31m", "\u0085", "a".repeat(4001)])(
  "takes %j for the errors of a job only where the stored job can be read with it",
  (text) => {
    const stored = v.object({ error_details: ImportJobSchema.entries.error_details });
    const given = v.object({ error_details: FinishImportInput.entries.error_details });
    const value = { error_details: text };
    expect(v.is(given, value)).toBe(v.is(stored, value));
  },
);
