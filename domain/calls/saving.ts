import * as v from "valibot";
import { ClaimRecordSchema } from "../posts/claim-record.ts";
import { LabelSchema, LabelsSchema } from "../posts/labels.ts";
import { ImageUrlSchema, POST_SOURCES, type PostBody, PostBodySchema } from "../posts/post.ts";
import { EDIT_REASONS } from "../posts/post-version.ts";
import { TagsSchema } from "../search/search-schema.ts";
import { isOfCentury } from "../shared/days.ts";
import { limits } from "../shared/limits.ts";
import { SlugSchema } from "../shared/slug.ts";
import {
  optionalMultilineText,
  optionalSingleLineText,
  singleLineText,
  UuidSchema,
} from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";
import { PostIdsSchema, type Unfinished } from "./deletion.ts";
import type { SentPost } from "./sent-post.ts";

/** Of an editor that gets no answers: more than anybody tries. */
const MAX_EARLIER_SAVES = 50;
/** A commit takes 500 writes. */
const MAX_RECORD_CHANGES = 200;

const trimmed = v.pipe(v.string(), v.trim());
/** Milliseconds, because a call carries no dates. */
const Moment = v.pipe(v.number(), v.safeInteger());

const { post_id: _, ...recordEntries } = v.omit(ClaimRecordSchema, [
  "recorded_at",
  "recorded_by",
  "recorded_by_uid",
]).entries;

export const SavePostInput = v.strictObject({
  /** Made by the editor for this text. The change's audit entry has it, so a repeat is known. */
  save_id: UuidSchema,
  post_id: UuidSchema,
  /** What the editor shows as stored, null for a new post: another stored state is a conflict. */
  opened: v.nullable(
    v.strictObject({ updated_at: Moment, change_id: v.exactOptional(UuidSchema) }),
  ),
  /** Saves of the same editor whose answers were lost: a state that one of them stored is no conflict. */
  earlier_saves: v.pipe(v.array(UuidSchema), v.maxLength(MAX_EARLIER_SAVES)),
  title: v.pipe(trimmed, singleLineText(limits.title)),
  slug: SlugSchema,
  excerpt: v.pipe(trimmed, optionalMultilineText(limits.excerpt)),
  featured_image_url: v.pipe(trimmed, v.union([v.literal(""), ImageUrlSchema])),
  image_alt: v.pipe(trimmed, optionalSingleLineText(limits.title)),
  meta_title: v.pipe(trimmed, optionalSingleLineText(limits.title)),
  meta_description: v.pipe(trimmed, optionalSingleLineText(limits.excerpt)),
  /** '' for texts of the company. */
  source: v.picklist(["", ...POST_SOURCES]),
  /** Chosen ones, or those of the text. */
  tags: v.union([v.literal("auto"), TagsSchema]),
  /** Without them, the stored ones stay. */
  labels: v.exactOptional(LabelsSchema),
  published: v.boolean(),
  date: v.union([
    v.picklist(["untouched", "now"]),
    v.pipe(
      Moment,
      v.check((milliseconds) => isOfCentury(new Date(milliseconds))),
    ),
  ]),
  claims: v.picklist(["keep", "confirm", "withdraw"]),
  records: v.strictObject({
    added: v.pipe(
      v.array(v.strictObject({ id: UuidSchema, ...recordEntries })),
      v.maxLength(MAX_RECORD_CHANGES),
    ),
    removed: v.pipe(v.array(UuidSchema), v.maxLength(MAX_RECORD_CHANGES)),
  }),
  /** Null leaves the stored one. */
  body: v.nullable(PostBodySchema),
  /** Why the former text was replaced. */
  reason: v.picklist(EDIT_REASONS),
});

export const PublishPostsInput = v.strictObject({
  post_ids: PostIdsSchema,
  published: v.boolean(),
});

export const ChangeLabelInput = v.strictObject({
  /** The same until the change is done; its entry in the audit log has this id. */
  operation_id: UuidSchema,
  label: LabelSchema,
  /** Another label, which may exist; null removes the label. */
  to: v.nullable(LabelSchema),
});

/** Why a post stays a draft: only its editor can do what is left. */
export type PublishRefusal = "claims" | "descriptions";

export const savingCalls = {
  /**
   * Creates a post or changes it, with its audit entry and a version of the replaced text. Posts of others and public ones
   * need "posts.save" as well, their publication "posts.publish", and a confirmation of claims "posts.confirmClaims".
   */
  savePost: {
    needs: "posts.saveOwnDraft",
    seconds: 60,
    input: SavePostInput,
    output: answer<{
      readonly outcome: "saved" | "conflict";
      /** The post as it is stored now; for a conflict, as somebody else has saved it. */
      readonly post: SentPost;
      /** As it is stored; null when the editor has the same, because nobody else's save or picture has changed it. */
      readonly body: PostBody | null;
    }>(),
  },
  /** Publishes or unpublishes posts now. Those that are so already, or are gone, stay. */
  publishPosts: {
    needs: "posts.publish",
    seconds: 120,
    input: PublishPostsInput,
    output: answer<
      Unfinished & {
        readonly refused: readonly { readonly post_id: string; readonly why: PublishRefusal }[];
        readonly missing: readonly string[];
      }
    >(),
  },
  /** Renames, merges or removes a label in all posts, also in the trash. Again until `done`. */
  changeLabel: {
    needs: "posts.changeLabels",
    seconds: 120,
    input: ChangeLabelInput,
    output: answer<{ readonly changed: number; readonly done: boolean }>(),
  },
} as const satisfies CallContracts;
