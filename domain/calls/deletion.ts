import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { SlugSchema } from "../shared/slug.ts";
import { UuidSchema } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

/** What somebody types to confirm; it is compared exactly. */
export const DELETE_ALL_PHRASE = "DELETE ALL";

export const PostIdsSchema = v.pipe(
  v.array(UuidSchema),
  v.minLength(1),
  v.maxLength(limits.operationPosts),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** A deleted post's address answers 410 or 301. */
export const SlugActionSchema = v.variant("action", [
  v.strictObject({ action: v.literal("gone") }),
  v.strictObject({ action: v.literal("redirect"), target_slug: SlugSchema }),
]);
export type SlugAction = v.InferOutput<typeof SlugActionSchema>;

/** By post id; default 'gone'. */
const slugActions = (count: number) =>
  v.exactOptional(v.pipe(v.record(UuidSchema, SlugActionSchema), v.maxEntries(count)));

/** Calls with the same `operation_id` are one operation, with one entry in the audit log. */
const operation = { operation_id: v.exactOptional(UuidSchema), post_ids: PostIdsSchema };

export const DeletePostsInput = v.strictObject({
  ...operation,
  slug_actions: slugActions(limits.operationPosts),
});

export const RestorePostsInput = v.strictObject(operation);

export const PurgePostsInput = v.strictObject(operation);

export const DeleteImportJobInput = v.strictObject({
  job_id: UuidSchema,
  slug_actions: slugActions(limits.deletePage),
});

export const RestoreImportJobInput = v.strictObject({ job_id: UuidSchema });

export const DeleteAllPostsInput = v.strictObject({
  deletion_id: UuidSchema,
  phrase: v.pipe(v.string(), v.maxLength(100)),
  expected_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

export interface RestoredPost {
  readonly post_id: string;
  readonly slug: string;
  readonly renamed: boolean;
}

export interface Unfinished {
  /** Ids at the end of `post_ids` that the next call has to name; missing when all are done. */
  readonly rest?: number;
}

export const postCalls = {
  deletePosts: {
    needs: "posts.delete",
    seconds: 120,
    input: DeletePostsInput,
    output: answer<Unfinished & { readonly deleted: number }>(),
  },
  /** `missing`: ids outside the trash. */
  restorePosts: {
    needs: "posts.restore",
    seconds: 120,
    input: RestorePostsInput,
    output: answer<
      Unfinished & {
        readonly restored: readonly RestoredPost[];
        readonly missing: readonly string[];
      }
    >(),
  },
  /** Permanent; posts outside the trash stay. */
  purgePosts: {
    needs: "posts.purge",
    seconds: 120,
    input: PurgePostsInput,
    output: answer<Unfinished & { readonly purged: number }>(),
  },
  /** Permanent; again until `done`. */
  deleteAllPosts: {
    needs: "posts.deleteAll",
    seconds: 120,
    input: DeleteAllPostsInput,
    output: answer<{
      readonly deleted: number;
      /** When done: posts added after the deletion started. */
      readonly remaining: number;
      readonly done: boolean;
    }>(),
  },
} as const satisfies CallContracts;

export const importDeletionCalls = {
  /** Again until `done`; the first call applies all `slug_actions`. */
  deleteImportJob: {
    needs: "imports.delete",
    seconds: 120,
    input: DeleteImportJobInput,
    output: answer<{ readonly deleted: number; readonly done: boolean }>(),
  },
  /** The caller asks again until the answer says `done`. */
  restoreImportJob: {
    needs: "imports.restore",
    seconds: 120,
    input: RestoreImportJobInput,
    output: answer<{ readonly restored: readonly RestoredPost[]; readonly done: boolean }>(),
  },
} as const satisfies CallContracts;
