import { UserRoleSchema } from "domain/accounts/role";
import { SubmissionSchema } from "domain/contact/submission";
import { ImportJobItemSchema, ImportJobSchema } from "domain/imports/import-job";
import { StoredIndexResultSchema } from "domain/indexing/index-result";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "domain/posts/post";
import { TrashedPostSchema } from "domain/posts/trash";
import { AuditEntrySchema } from "domain/shared/audit";
import * as fc from "fast-check";
import { Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { nearly } from "../../fuzz/any.ts";
import { CALL_INPUTS, CALL_NAMES } from "../../fuzz/call-inputs.ts";
import { addresses } from "../../support/addresses.ts";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { callFunction } from "../../support/call-function.ts";
import { itHoldsForAny } from "../../support/fuzz.ts";
import { reset, setStandInMode } from "../../support/reset.ts";
import { storePost } from "../../support/store.ts";
import { anAdmin, getStatus, sdk } from "../support/callers.ts";

/** Expected answers while all services work. */
const ANSWERS = [
  ...["OK", "INVALID_ARGUMENT", "NOT_FOUND", "ALREADY_EXISTS", "FAILED_PRECONDITION"],
  // The last one of a recovery code, whatever is wrong with it.
  ...["PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "UNAUTHENTICATED"],
];

const STORED = {
  blog_posts: PostSchema,
  post_bodies: PostBodySchema,
  slugs: SlugEntrySchema,
  import_jobs: ImportJobSchema,
  import_job_items: ImportJobItemSchema,
  contact_submissions: SubmissionSchema,
  user_roles: UserRoleSchema,
  trash_posts: TrashedPostSchema,
  index_verdicts: StoredIndexResultSchema,
  audit_log: AuditEntrySchema,
};

/** HTTP allows these characters in headers. */
const headerText = fc.string({
  unit: fc.constantFrom(..."aZ09,.:;%/[]()\\\"' \tñ"),
  maxLength: 40,
});
/** Many networks, because each has a rate limit. */
const visitor = fc.record({
  "x-forwarded-for": fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
  "user-agent": fc.oneof(fc.constant("Mozilla/5.0"), headerText),
});

let token: string;
beforeAll(async () => {
  await reset();
  const { partner, search, vertex } = addresses();
  await Promise.all([partner, search, vertex].map((origin) => setStandInMode(origin, "normal")));
  token = await anAdmin();
  for (const [name, slug] of Object.entries({ a: "acero", b: "a".repeat(180), c: "c" }))
    await storePost(sdk.db, aPost({ id: toId(name), slug }), aBody());
});

describe.each(CALL_NAMES)("%s", (name) => {
  const share = 1 / CALL_NAMES.length;
  itHoldsForAny(
    "answers any input with a result or a documented error",
    { target: "calls", cases: 2, share, msPerCase: 1000 },
    () =>
      fc.asyncProperty(nearly(CALL_INPUTS[name].valid), visitor, async (data, headers) => {
        expect(ANSWERS).toContain(getStatus(await callFunction(name, data, token, headers)));
      }),
  );
});

describe.each(Object.entries(STORED))("%s", (collection, schema) => {
  it("leaves only documents that match the domain's schemas", async () => {
    const { docs } = await sdk.db.collection(collection).get();
    const strange = docs.filter((doc) => !v.is(schema, withDates(doc.data())));
    expect(strange.map((doc) => doc.data())).toEqual([]);
  });
});

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withDates(field)]));
}
