import { doc, setDoc } from "firebase/firestore";
import { UserRoleSchema } from "functions/domain/accounts/role";
import { PostFaultsSchema } from "functions/domain/articles/post-faults";
import { TextPrintSchema } from "functions/domain/articles/similarity";
import { SubmissionSchema } from "functions/domain/contact/submission";
import { ImportJobItemSchema, ImportJobSchema } from "functions/domain/imports/import-job";
import { StoredIndexResultSchema } from "functions/domain/indexing/index-result";
import { PictureSchema } from "functions/domain/pictures/picture";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "functions/domain/posts/post";
import { TrashedPostSchema } from "functions/domain/posts/trash";
import { AuditEntrySchema } from "functions/domain/shared/audit";
import { MonthTotalsSchema } from "functions/domain/totals/daily-totals";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  auditCases,
  faultCases,
  indexResultCases,
  monthCases,
  pictureCases,
  printCases,
  trashCases,
} from "./cases/panel-reads.ts";
import { postCases } from "./cases/post.ts";
import { postBodyCases } from "./cases/post-body.ts";
import { isWritable } from "./cases/recorded.ts";
import { jobCases, jobItemCases, roleCases } from "./cases/server-only.ts";
import { aPostId, slugEntryCases } from "./cases/slug-entry.ts";
import { reserveSlug } from "./cases/stored.ts";
import { submissionCases } from "./cases/submission.ts";
import { type CaseTable, type Fields, writeTime } from "./cases/table.ts";
import { isAllowed, openDatabase } from "./database.ts";

interface Writable {
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly table: CaseTable;
  /** Missing where browsers cannot create. */
  readonly create?: { readonly id: () => string; readonly when?: (fields: Fields) => boolean };
  /** The document that the case updates. */
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

const casesOf = ({ valid, invalid }: CaseTable) => [
  ...Object.entries(valid).map(([name, fields]) => ({ name, fields, good: true })),
  ...Object.entries(invalid).map(([name, fields]) => ({ name, fields, good: false })),
];

describe.each(writable)("$name: schema and rules agree", (collection) => {
  const { name, schema, table, create, stored, asUpdate = (fields: Fields) => fields } = collection;
  // The emulator's report of one project must fit into a string.
  const database = openDatabase(`agreement-${name.replaceAll("_", "-")}`);
  it.each(casesOf(table))("$name", async ({ fields, good }) => {
    expect(v.is(schema, fields), "schema").toBe(good);
    if (create && (!good || (create.when?.(fields) ?? true))) {
      const id = create.id();
      if (name === "blog_posts") await reserveSlug(database, fields.slug, id);
      const creation = isWritable(database, name, { id, before: null, after: fields });
      expect(await creation, "create").toBe(good);
    }
    const id = `u-${crypto.randomUUID()}`;
    const before = stored(fields);
    await database.seed(`${name}/${id}`, before);
    if (name === "blog_posts") await reserveSlug(database, fields.slug, id);
    const update = isWritable(database, name, { id, before, after: asUpdate(fields) });
    expect(await update, "update").toBe(good);
  });
});

const serverOnly = [
  { name: "import_jobs", schema: ImportJobSchema, table: jobCases },
  { name: "import_job_items", schema: ImportJobItemSchema, table: jobItemCases },
  { name: "user_roles", schema: UserRoleSchema, table: roleCases },
  { name: "trash_posts", schema: TrashedPostSchema, table: trashCases },
  { name: "index_verdicts", schema: StoredIndexResultSchema, table: indexResultCases },
  { name: "post_faults", schema: PostFaultsSchema, table: faultCases },
  { name: "post_prints", schema: TextPrintSchema, table: printCases },
  { name: "media", schema: PictureSchema, table: pictureCases },
  { name: "daily_totals", schema: MonthTotalsSchema, table: monthCases },
  // Browsers write entries only in one commit with their change: audit.test.ts.
  { name: "audit_log", schema: AuditEntrySchema, table: auditCases },
];

const database = openDatabase("agreement");

describe.each(serverOnly)(
  "$name: the schema is checked, rules deny every single write",
  (collection) => {
    it.each(casesOf(collection.table))("$name", async ({ fields, good }) => {
      expect(v.is(collection.schema, fields)).toBe(good);
      const write = setDoc(doc(database.as("admin"), collection.name, crypto.randomUUID()), fields);
      expect(await isAllowed(write)).toBe(false);
    });
  },
);
