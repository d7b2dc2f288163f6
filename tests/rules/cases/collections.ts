import { ClaimRecordSchema } from "domain/posts/claim-record";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "domain/posts/post";
import { PostDraftSchema } from "domain/posts/post-draft";
import { PostVersionSchema } from "domain/posts/post-version";
import type { GenericSchema } from "valibot";
import type { Database } from "../database.ts";
import { claimRecordCases } from "./claim-record.ts";
import { postCases } from "./post.ts";
import { postBodyCases } from "./post-body.ts";
import { postDraftCases } from "./post-draft.ts";
import { postVersionCases } from "./post-version.ts";
import { isWritable } from "./recorded.ts";
import { aPostId, slugEntryCases } from "./slug-entry.ts";
import { reserveSlug } from "./stored.ts";
import { type Cases, type CaseTable, daysAgo, type Fields, writeTime } from "./table.ts";

/** A collection that browsers write, with the cases for its documents. */
interface Writable {
  readonly name: string;
  readonly schema: GenericSchema;
  readonly table: CaseTable;
  /** Whether browsers can create the document; missing where they create none. */
  readonly canCreate?: (fields: Fields) => boolean;
  /** The document that the case changes; missing where browsers change none. */
  readonly getStored?: (fields: Fields) => Fields;
  readonly toUpdate?: (fields: Fields) => Fields;
}

const { recorded_at: _, ...storedPost }: Fields = { ...postCases.base, updated_at: new Date(0) };
const always = () => true;

export const writable: readonly Writable[] = [
  {
    name: "blog_posts",
    schema: PostSchema,
    table: postCases,
    canCreate: always,
    getStored: () => storedPost,
    toUpdate: ({ recorded_at, created_at, ...fields }) => ({
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
    canCreate: always,
    getStored: () => postBodyCases.base,
  },
  {
    name: "slugs",
    schema: SlugEntrySchema,
    table: slugEntryCases,
    canCreate: ({ state }) => state === "current",
    getStored: ({ post_id }) => ({
      post_id: typeof post_id === "string" ? post_id : aPostId,
      state: "current",
    }),
  },
  {
    name: "post_drafts",
    schema: PostDraftSchema,
    table: postDraftCases,
    canCreate: always,
    getStored: () => ({ ...postDraftCases.base, saved_at: daysAgo(1) }),
  },
  {
    name: "post_versions",
    schema: PostVersionSchema,
    table: postVersionCases,
    canCreate: always,
  },
  {
    name: "claim_records",
    schema: ClaimRecordSchema,
    table: claimRecordCases,
    canCreate: always,
  },
];

export function listCases({ valid, invalid }: Cases) {
  return [
    ...Object.entries(valid).map(([name, fields]) => ({ name, fields, isValid: true })),
    ...Object.entries(invalid).map(([name, fields]) => ({ name, fields, isValid: false })),
  ];
}

/** Writes the fields as a new document, as the administrator. */
export async function isCreated(
  database: Database,
  { name }: Writable,
  fields: Fields,
): Promise<boolean> {
  const id = name === "slugs" ? `s-${crypto.randomUUID()}` : crypto.randomUUID();
  if (name === "blog_posts") await reserveSlug(database, fields.slug, id);
  return await isWritable(database, name, { id, before: null, after: fields });
}

/** Writes the fields over a stored document, as the administrator. */
export async function isChanged(
  database: Database,
  { name, toUpdate = (fields) => fields }: Writable,
  before: Fields,
  fields: Fields,
): Promise<boolean> {
  const id = `u-${crypto.randomUUID()}`;
  await database.seed(`${name}/${id}`, before);
  if (name === "blog_posts") await reserveSlug(database, fields.slug, id);
  return await isWritable(database, name, { id, before, after: toUpdate(fields) });
}
