import { doc, setDoc } from "firebase/firestore";
import { AuditEntrySchema } from "functions/domain/audit";
import { ImportJobItemSchema, ImportJobSchema } from "functions/domain/import-job";
import { IndexVerdictSchema } from "functions/domain/index-verdict";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "functions/domain/post";
import { UserRoleSchema } from "functions/domain/role";
import { SubmissionSchema } from "functions/domain/submission";
import { TrashedPostSchema } from "functions/domain/trash";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditCases, trashCases, verdictCases } from "./cases/panel-reads.ts";
import { postCases } from "./cases/post.ts";
import { postBodyCases } from "./cases/post-body.ts";
import { jobCases, jobItemCases, roleCases } from "./cases/server-only.ts";
import { aPostId, slugEntryCases } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { submissionCases } from "./cases/submission.ts";
import { type CaseTable, type Fields, writeTime } from "./cases/table.ts";
import { isAllowed, openWorld, type World } from "./world.ts";

/** How a browser may write to a collection: what an update meets, and what it leaves as it is. */
interface Writable {
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly table: CaseTable;
  /** Ids to create under, or none where no browser creates. */
  readonly create?: { readonly id: () => string; readonly when?: (fields: Fields) => boolean };
  readonly stored: (fields: Fields) => Fields;
  readonly asUpdate?: (fields: Fields) => Fields;
}

const { recorded_at: _, ...storedPost }: Fields = { ...postCases.base, updated_at: new Date(0) };

const writable: readonly Writable[] = [
  {
    name: "blog_posts",
    schema: PostSchema,
    table: postCases,
    create: { id: () => crypto.randomUUID() },
    stored: () => storedPost,
    asUpdate: ({ recorded_at, created_at, ...fields }) => ({
      ...fields,
      ...(recorded_at !== writeTime && recorded_at !== undefined && { recorded_at }),
      ...(created_at !== undefined && {
        created_at: created_at === writeTime ? storedPost.created_at : created_at,
      }),
    }),
  },
  {
    name: "post_bodies",
    schema: PostBodySchema,
    table: postBodyCases,
    create: { id: () => crypto.randomUUID() },
    stored: () => postBodyCases.base,
  },
  {
    name: "slugs",
    schema: SlugEntrySchema,
    table: slugEntryCases,
    create: {
      id: () => `s-${crypto.randomUUID()}`,
      when: (fields) => fields.state === "current",
    },
    stored: ({ post_id }) => ({
      post_id: typeof post_id === "string" ? post_id : aPostId,
      state: "current",
    }),
  },
  {
    name: "contact_submissions",
    schema: SubmissionSchema,
    table: submissionCases,
    stored: () => submissionCases.base,
  },
];

let world: World;
beforeAll(async () => {
  world = await openWorld("agreement");
});
afterAll(() => world.close());

const judged = ({ valid, invalid }: CaseTable) => [
  ...Object.entries(valid).map(([name, fields]) => ({ name, fields, good: true })),
  ...Object.entries(invalid).map(([name, fields]) => ({ name, fields, good: false })),
];

describe.each(writable)("$name: schema and rules agree", (collection) => {
  const { name, schema, table, create, stored, asUpdate = (fields: Fields) => fields } = collection;
  it.each(judged(table))("$name", async ({ fields, good }) => {
    expect(v.is(schema, fields), "schema").toBe(good);
    const db = world.as("admin");
    if (create && (!good || (create.when?.(fields) ?? true))) {
      const creation = setDoc(doc(db, name, create.id()), toSend(fields));
      expect(await isAllowed(creation), "create").toBe(good);
    }
    const path = `${name}/u-${crypto.randomUUID()}`;
    await world.seed(path, stored(fields));
    const update = setDoc(doc(db, path), toSend(asUpdate(fields)));
    expect(await isAllowed(update), "update").toBe(good);
  });
});

const serverOnly = [
  { name: "import_jobs", schema: ImportJobSchema, table: jobCases },
  { name: "import_job_items", schema: ImportJobItemSchema, table: jobItemCases },
  { name: "user_roles", schema: UserRoleSchema, table: roleCases },
  { name: "trash_posts", schema: TrashedPostSchema, table: trashCases },
  { name: "index_verdicts", schema: IndexVerdictSchema, table: verdictCases },
  { name: "audit_log", schema: AuditEntrySchema, table: auditCases },
];

describe.each(serverOnly)("$name: schema judges, rules refuse every write", (collection) => {
  it.each(judged(collection.table))("$name", async ({ fields, good }) => {
    expect(v.is(collection.schema, fields)).toBe(good);
    const write = setDoc(doc(world.as("admin"), collection.name, crypto.randomUUID()), fields);
    expect(await isAllowed(write)).toBe(false);
  });
});
