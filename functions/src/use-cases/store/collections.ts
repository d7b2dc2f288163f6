import { RecoveryCodesSchema } from "domain/accounts/recovery-code";
import { UserRoleSchema } from "domain/accounts/role";
import { SessionSchema } from "domain/accounts/session";
import { PostFaultsSchema } from "domain/articles/post-faults";
import { TextPrintSchema } from "domain/articles/similarity";
import {
  IndexNowEntrySchema,
  SitemapChangeSchema,
  SitemapFileSchema,
  SitemapIndexSchema,
} from "domain/articles/sitemap-file";
import { ContactFileSchema } from "domain/contact/contact-file";
import { MAIL_STATES, SubmissionSchema } from "domain/contact/submission";
import { ImportJobItemSchema, ImportJobSchema } from "domain/imports/import-job";
import { StoredIndexResultSchema } from "domain/indexing/index-result";
import { PictureSchema } from "domain/pictures/picture";
import { ClaimRecordSchema } from "domain/posts/claim-record";
import { StoredLabelSchema } from "domain/posts/labels";
import { PostBodySchema, PostSchema } from "domain/posts/post";
import { PostDraftSchema } from "domain/posts/post-draft";
import { PostEditorSchema } from "domain/posts/post-editor";
import { PostVersionSchema } from "domain/posts/post-version";
import { StoredSlugSchema } from "domain/posts/stored-slug";
import { TrashedPostSchema } from "domain/posts/trash";
import { AuditEntrySchema } from "domain/shared/audit";
import { SiteStatusSchema } from "domain/shared/site-status";
import { UuidSchema } from "domain/shared/text";
import { ArticleMonthSchema, MonthTotalsSchema, PostViewsSchema } from "domain/totals/daily-totals";
import { WeeklySubscriptionSchema } from "domain/totals/weekly-subscription";
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const DeletionSchema = v.strictObject({
  counted_at: v.date(),
  deleted: count,
  finished: v.boolean(),
  expires_at: v.date(),
});

/** Outlives the post, so that it is not offered again. */
const GuestImportSchema = v.strictObject({ post_id: UuidSchema, imported_at: v.date() });

/**
 * Only a mail that is still to be sent has `due`. Without `weekly`, `copy_of`, `assignment` and `answer` its id is a submission's,
 * and sales gets it.
 */
const OutboxEntrySchema = v.strictObject({
  state: v.picklist(MAIL_STATES),
  attempts: count,
  created_at: v.date(),
  due: v.exactOptional(v.date()),
  expires_at: v.exactOptional(v.date()),
  /** The submission whose sender gets a copy. */
  copy_of: v.exactOptional(UuidSchema),
  /** An answer that is stored with its submission. */
  answer: v.exactOptional(v.strictObject({ submission_id: UuidSchema, id: UuidSchema })),
  weekly: v.exactOptional(
    v.strictObject({ uid: v.string(), monday: v.pipe(v.string(), v.isoDate()) }),
  ),
  /** To the administrator to whom another one assigned submissions. */
  assignment: v.exactOptional(
    v.strictObject({ uid: v.string(), by_uid: v.string(), submission_ids: v.array(UuidSchema) }),
  ),
});

/** A token bucket, or the counter of a day. The secrets of visitor keys: adapters/visitor-key.ts. */
const RateLimitSchema = v.union([
  v.strictObject({
    tokens: v.number(),
    used: v.number(),
    refilled_at: v.date(),
    expires_at: v.date(),
  }),
  v.strictObject({ used: v.number(), expires_at: v.date() }),
]);

const RetentionSchema = v.strictObject({ months: count, announced_at: v.date() });

export const collections = {
  article_totals: ArticleMonthSchema,
  audit_log: AuditEntrySchema,
  blog_posts: PostSchema,
  claim_records: ClaimRecordSchema,
  contact_files: ContactFileSchema,
  contact_submissions: SubmissionSchema,
  daily_totals: MonthTotalsSchema,
  deletions: DeletionSchema,
  guest_imports: GuestImportSchema,
  import_job_items: ImportJobItemSchema,
  import_jobs: ImportJobSchema,
  index_verdicts: StoredIndexResultSchema,
  indexnow_outbox: IndexNowEntrySchema,
  labels: StoredLabelSchema,
  mail_outbox: OutboxEntrySchema,
  media: PictureSchema,
  post_bodies: PostBodySchema,
  post_drafts: PostDraftSchema,
  post_editors: PostEditorSchema,
  post_faults: PostFaultsSchema,
  post_prints: TextPrintSchema,
  post_views: PostViewsSchema,
  post_versions: PostVersionSchema,
  rate_limits: RateLimitSchema,
  recovery_codes: RecoveryCodesSchema,
  retention: RetentionSchema,
  sessions: SessionSchema,
  site_status: SiteStatusSchema,
  sitemap_changes: SitemapChangeSchema,
  sitemap_files: SitemapFileSchema,
  sitemap_index: SitemapIndexSchema,
  slugs: StoredSlugSchema,
  trash_posts: TrashedPostSchema,
  user_roles: UserRoleSchema,
  weekly_subscriptions: WeeklySubscriptionSchema,
};

export type CollectionName = keyof typeof collections;
export type Collections = {
  readonly [C in CollectionName]: v.InferOutput<(typeof collections)[C]>;
};

type KeyOf<T> = T extends unknown ? keyof T & string : never;
type ValueOf<T, F> = T extends unknown ? (F extends keyof T ? T[F] : never) : never;
export type FieldName<C extends CollectionName> = KeyOf<Collections[C]>;
export type FieldValue<C extends CollectionName, F> = Exclude<
  ValueOf<Collections[C], F>,
  undefined
>;

type AnySchema = v.GenericSchema<unknown, unknown>;
interface Shape {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly options?: readonly Shape[];
}

export function pickFields(
  collection: CollectionName,
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Readonly<Record<string, unknown>> {
  const shape: Shape = collections[collection];
  const shapes = [shape, ...(shape.options ?? [])];
  const fits = (field: string) =>
    data[field] !== undefined &&
    shapes.some(({ entries }) => entries?.[field] && v.is(entries[field], data[field]));
  return Object.fromEntries(fields.filter(fits).map((field) => [field, data[field]]));
}
