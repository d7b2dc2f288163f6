import { SubmissionSchema } from "domain/contact/submission";
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
import { slugEntryCases } from "./slug-entry.ts";
import { submissionCases } from "./submission.ts";
import { type Cases, type CaseTable, daysAgo, type Fields } from "./table.ts";

/** A collection with its schema and the cases for its documents. */
interface Stored {
  readonly name: string;
  readonly schema: GenericSchema;
  readonly table: CaseTable;
}

/** Written by functions, which the schema alone guards. */
export const writtenByFunctions: readonly Stored[] = [
  { name: "blog_posts", schema: PostSchema, table: postCases },
  { name: "post_bodies", schema: PostBodySchema, table: postBodyCases },
  { name: "slugs", schema: SlugEntrySchema, table: slugEntryCases },
  { name: "post_versions", schema: PostVersionSchema, table: postVersionCases },
  { name: "claim_records", schema: ClaimRecordSchema, table: claimRecordCases },
];

/** A collection that browsers write. */
interface Writable extends Stored {
  /** Whether browsers can create the document; missing where they create none. */
  readonly canCreate?: (fields: Fields) => boolean;
  /** The document that the case changes. */
  readonly getStored: () => Fields;
}

export const writable: readonly Writable[] = [
  {
    name: "contact_submissions",
    schema: SubmissionSchema,
    table: submissionCases,
    getStored: () => submissionCases.base,
  },
  {
    name: "post_drafts",
    schema: PostDraftSchema,
    table: postDraftCases,
    canCreate: () => true,
    getStored: () => ({ ...postDraftCases.base, saved_at: daysAgo(1) }),
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
  const id = crypto.randomUUID();
  return await isWritable(database, name, { id, before: null, after: fields });
}

/** Writes the fields over a stored document, as the administrator. */
export async function isChanged(
  database: Database,
  { name }: Writable,
  before: Fields,
  fields: Fields,
): Promise<boolean> {
  const id = `u-${crypto.randomUUID()}`;
  await database.seed(`${name}/${id}`, before);
  return await isWritable(database, name, { id, before, after: fields });
}
