import type { GroupName } from "domain/calls/calls";
import type { ScheduleName } from "domain/shared/site-status";
import { expr, projectID } from "firebase-functions/params";

export type DeployedName = GroupName | ScheduleName | "pages" | "pictures";

/** Roles and commands: docs/deploying.md. */
const ACCOUNTS = {
  pages: "site-pages",
  pictures: "site-pictures",
  views: "site-views",
  contact: "site-contact",
  accounts: "site-accounts",
  posts: "site-posts",
  imports: "site-posts",
  library: "site-pictures",
  partner: "site-partner",
  indexing: "site-indexing",
  generation: "site-generation",
  everyFiveMinutes: "site-schedules",
  everyHour: "site-schedules",
  everyNight: "site-schedules",
} as const satisfies Record<DeployedName, string>;

export type Account = (typeof ACCOUNTS)[DeployedName];

/** The whole address, because deployments complete the short form "name@" neither for secrets nor for schedules. */
export function runsAs(name: DeployedName) {
  return { serviceAccount: expr`${ACCOUNTS[name]}@${projectID}.iam.gserviceaccount.com` };
}
