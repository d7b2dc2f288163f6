import { type Expression, expr, projectID } from "firebase-functions/params";
import type { CallName } from "./domain/calls/calls.ts";
import type { ScheduledName } from "./domain/shared/site-status.ts";

/** Functions that answer without the callable protocol. */
export type WebName = "pages" | "pictures" | "uploadPicture" | "uploadContactFile" | "contactFile";
export type Account =
  | "site-pages"
  | "site-views"
  | "site-contact"
  | "site-accounts"
  | "site-posts"
  | "site-partner"
  | "site-indexing"
  | "site-generation"
  | "site-pictures";

/** Roles and commands: docs/deploying.md. */
const ACCOUNTS: Readonly<Record<CallName | ScheduledName | WebName, Account>> = {
  pages: "site-pages",
  incrementBlogViewCount: "site-views",
  sumTotals: "site-views",
  queueWeeklyMails: "site-views",
  submitContact: "site-contact",
  uploadContactFile: "site-contact",
  contactFile: "site-contact",
  removeUnsentFiles: "site-contact",
  removeExpiredSubmissions: "site-contact",
  retryMail: "site-contact",
  resendContactMail: "site-contact",
  markSpam: "site-contact",
  eraseSubmission: "site-contact",
  claimMainAdmin: "site-accounts",
  requestPasswordReset: "site-accounts",
  createAdministrator: "site-accounts",
  resendVerification: "site-accounts",
  grantAccess: "site-accounts",
  inviteAdministrator: "site-accounts",
  sendResetLink: "site-accounts",
  removeAccount: "site-accounts",
  removeAdministrator: "site-accounts",
  endSessions: "site-accounts",
  demandSecondFactor: "site-accounts",
  removeSecondFactor: "site-accounts",
  listUsers: "site-accounts",
  checkAdministrators: "site-accounts",
  reconcileRoles: "site-accounts",
  startImport: "site-posts",
  importChunk: "site-posts",
  finishImport: "site-posts",
  deleteImportJob: "site-posts",
  restoreImportJob: "site-posts",
  findForeignPictures: "site-posts",
  replacePictures: "site-posts",
  deletePosts: "site-posts",
  restorePosts: "site-posts",
  purgePosts: "site-posts",
  deleteAllPosts: "site-posts",
  emptyTrash: "site-posts",
  publishScheduled: "site-posts",
  recordSignIn: "site-posts",
  recordExport: "site-posts",
  fetchPartnerPosts: "site-partner",
  importPartnerPost: "site-partner",
  checkGoogleIndexing: "site-indexing",
  generateArticle: "site-generation",
  pictures: "site-pictures",
  uploadPicture: "site-pictures",
  copyPicture: "site-pictures",
  describePicture: "site-pictures",
  focusPicture: "site-pictures",
  replacePicture: "site-pictures",
  deletePicture: "site-pictures",
  restorePicture: "site-pictures",
  emptyPictureTrash: "site-pictures",
};

/** The whole address, because deployments complete the short form "name@" neither for secrets nor for schedules. */
export function runsAs(name: keyof typeof ACCOUNTS): {
  readonly serviceAccount: Expression<string>;
} {
  return { serviceAccount: expr`${ACCOUNTS[name]}@${projectID}.iam.gserviceaccount.com` };
}
