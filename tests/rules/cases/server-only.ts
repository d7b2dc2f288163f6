import { aPost } from "./post.ts";
import { anotherPostId, aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  daysAgo,
  type Fields,
  notDate,
  notText,
  requiredLine,
  toChanges,
} from "./table.ts";

export const aJob: Fields = {
  job_name: "Noviembre",
  import_type: "blog_posts",
  total_records: 120,
  successful_records: 100,
  failed_records: 2,
  status: "processing",
  created_at: daysAgo(1),
  touched_at: daysAgo(1),
  chunks: { "0": true },
};
const job = toChanges(aJob);
const name = requiredLine(job.having, "job_name", 200);

export const jobCases: CaseTable = {
  base: aJob,
  valid: {
    "a job at work": aJob,
    "a failed job": job.having({
      status: "failed",
      error_details: "Row 4: no title\nRow 9",
      completed_at: daysAgo(0),
    }),
    "a job that updated posts": job.having({ updated_records: 3, recheck_records: 1 }),
    "a job with its options": job.having({
      options: {
        publish: false,
        date_mode: "random",
        from: "",
        to: "2026-01-31",
        on_conflict: "skip",
      },
    }),
    "a job without chunks": job.having({ chunks: {}, successful_records: 0 }),
    ...name.valid,
  },
  invalid: {
    ...name.invalid,
    ...notText(job.having, "status"),
    ...notDate(job.having, "created_at"),
    ...notDate(job.having, "completed_at"),
    "no totals": job.lacking("total_records"),
    "an unknown status": job.having({ status: "paused" }),
    "another type": job.having({ import_type: "users" }),
    "a negative count": job.having({ successful_records: -1 }),
    "a fraction as count": job.having({ failed_records: 0.5 }),
    "a chunk that is false": job.having({ chunks: { "0": false } }),
    "error details of 4001": job.having({ error_details: "a".repeat(4001) }),
    "an unknown field": job.having({ owner: "ana" }),
  },
};

export const aJobItem: Fields = {
  job_id: aPostId,
  record_id: anotherPostId,
  record_data: { title: "Uno", slug: "uno", created_at: daysAgo(9), line: 2 },
  status: "success",
};
const item = toChanges(aJobItem);
const row = (fields: Fields) =>
  item.having({ record_data: { ...(aJobItem.record_data as Fields), ...fields } });

export const jobItemCases: CaseTable = {
  base: aJobItem,
  valid: {
    "a stored row": aJobItem,
    "a row that updated a post": item.having({ former: aPost }),
  },
  invalid: {
    ...notText(item.having, "job_id"),
    "another status": item.having({ status: "failed" }),
    "no row": item.lacking("record_data"),
    "the content of the row": row({ content: "<p>a</p>" }),
    "a bad slug in the row": row({ slug: "A" }),
    "a negative line": row({ line: -1 }),
    "a former post without title": item.having({ former: { ...aPost, title: "" } }),
  },
};

export const aRole: Fields = { user_id: "admin", role: "admin", created_at: daysAgo(30) };
const role = toChanges(aRole);

export const roleCases: CaseTable = {
  base: aRole,
  valid: {
    "an administrator": aRole,
    "an editor": role.having({ role: "editor" }),
    "an author": role.having({ role: "author" }),
    "a long uid": role.having({ user_id: "u".repeat(128) }),
    "ended sessions": role.having({ ended_sessions: { until: 9, kept: -1, single: [12] } }),
    "a demanded second factor": role.having({ needs_second_factor: true }),
    "a name": role.having({ display_name: "Ana Ruiz" }),
    "the address of the account": role.having({ email: "ana@nhk-group.example" }),
  },
  invalid: {
    ...notText(role.having, "user_id"),
    ...notDate(role.having, "created_at"),
    "an unknown role": role.having({ role: "owner" }),
    "no uid": role.lacking("user_id"),
    "an empty uid": role.having({ user_id: "" }),
    "a uid of 129": role.having({ user_id: "u".repeat(129) }),
    "an unknown field": role.having({ address: "a@b.example" }),
    "a name of 121": role.having({ display_name: "a".repeat(121) }),
    "an empty name": role.having({ display_name: "" }),
    "an address of two lines": role.having({ email: "a@b.example\nc@d.example" }),
    "ended sessions without a time": role.having({ ended_sessions: { kept: -1, single: [] } }),
    "a second factor that is not demanded": role.having({ needs_second_factor: false }),
    "an ended session that is a text": role.having({
      ended_sessions: { until: -1, kept: -1, single: ["12"] },
    }),
  },
};

export const aSession: Fields = {
  uid: "admin",
  auth_time: 100,
  device: "Firefox on Windows",
  used_at: daysAgo(1),
  expires_at: daysAgo(-89),
};

export const aSubscription: Fields = {
  uid: "admin",
  email: "ana@nhk-group.example",
  subscribed_at: daysAgo(1),
};
const subscription = toChanges(aSubscription);

export const subscriptionCases: CaseTable = {
  base: aSubscription,
  valid: { "a subscription": aSubscription },
  invalid: {
    ...notText(subscription.having, "uid"),
    ...notText(subscription.having, "email"),
    ...notDate(subscription.having, "subscribed_at"),
    "no address": subscription.lacking("email"),
    "an unknown field": subscription.having({ name: "Ana" }),
  },
};
