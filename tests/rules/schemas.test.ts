import { UserRoleSchema } from "domain/accounts/role";
import { PostFaultsSchema } from "domain/articles/post-faults";
import { TextPrintSchema } from "domain/articles/similarity";
import { SubmissionSchema } from "domain/contact/submission";
import { ImportJobItemSchema, ImportJobSchema } from "domain/imports/import-job";
import { StoredIndexResultSchema } from "domain/indexing/index-result";
import { PictureSchema } from "domain/pictures/picture";
import { TrashedPostSchema } from "domain/posts/trash";
import { AuditEntrySchema } from "domain/shared/audit";
import { MonthTotalsSchema } from "domain/totals/daily-totals";
import { WeeklySubscriptionSchema } from "domain/totals/weekly-subscription";
import * as v from "valibot";
import { expect, it } from "vitest";
import { drafts, listCases, writtenByFunctions } from "./cases/collections.ts";
import {
  auditCases,
  faultCases,
  indexResultCases,
  monthCases,
  pictureCases,
  printCases,
  trashCases,
} from "./cases/panel-reads.ts";
import { jobCases, jobItemCases, roleCases, subscriptionCases } from "./cases/server-only.ts";
import { submissionCases } from "./cases/submission.ts";
import { joinCases } from "./cases/table.ts";

it.each([
  drafts,
  ...writtenByFunctions,
  { name: "import_jobs", schema: ImportJobSchema, table: jobCases },
  { name: "import_job_items", schema: ImportJobItemSchema, table: jobItemCases },
  { name: "contact_submissions", schema: SubmissionSchema, table: submissionCases },
  { name: "weekly_subscriptions", schema: WeeklySubscriptionSchema, table: subscriptionCases },
  { name: "user_roles", schema: UserRoleSchema, table: roleCases },
  { name: "trash_posts", schema: TrashedPostSchema, table: trashCases },
  { name: "index_verdicts", schema: StoredIndexResultSchema, table: indexResultCases },
  { name: "post_faults", schema: PostFaultsSchema, table: faultCases },
  { name: "post_prints", schema: TextPrintSchema, table: printCases },
  { name: "media", schema: PictureSchema, table: pictureCases },
  { name: "daily_totals", schema: MonthTotalsSchema, table: monthCases },
  { name: "audit_log", schema: AuditEntrySchema, table: auditCases },
])("the schema of $name accepts its valid cases and no other", ({ schema, table }) => {
  const cases = listCases(table.night ? joinCases(table, table.night) : table);
  const isWrong = ({ fields, isValid }: (typeof cases)[number]) => v.is(schema, fields) !== isValid;
  expect(cases.length).toBeGreaterThan(0);
  expect(cases.filter(isWrong).map(({ name }) => name)).toEqual([]);
});
