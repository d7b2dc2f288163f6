import { ClaimRecordSchema } from "domain/posts/claim-record";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "domain/posts/post";
import { PostDraftSchema } from "domain/posts/post-draft";
import { PostVersionSchema } from "domain/posts/post-version";
import { doc, setDoc } from "firebase/firestore";
import type { GenericSchema } from "valibot";
import { type Database, isAllowed } from "../database.ts";
import { claimRecordCases } from "./claim-record.ts";
import { postCases } from "./post.ts";
import { postBodyCases } from "./post-body.ts";
import { postDraftCases } from "./post-draft.ts";
import { postVersionCases } from "./post-version.ts";
import { slugEntryCases } from "./slug-entry.ts";
import { toSend } from "./stored.ts";
import type { Cases, CaseTable, Fields } from "./table.ts";

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

/** Written by browsers, under the rules. */
export const drafts: Stored = {
  name: "post_drafts",
  schema: PostDraftSchema,
  table: postDraftCases,
};

export function listCases({ valid, invalid }: Cases) {
  return [
    ...Object.entries(valid).map(([name, fields]) => ({ name, fields, isValid: true })),
    ...Object.entries(invalid).map(([name, fields]) => ({ name, fields, isValid: false })),
  ];
}

/** Writes a draft as the administrator, over a stored one if it is given. */
export async function isWritten(
  database: Database,
  fields: Fields,
  before?: Fields,
): Promise<boolean> {
  const path = `post_drafts/${crypto.randomUUID()}`;
  if (before) await database.seed(path, before);
  return await isAllowed(setDoc(doc(database.as("admin"), path), toSend(fields)));
}
