import { scheduleRegion } from "./config.ts";
import type { CallName } from "./domain/calls/calls.ts";
import type { WebName } from "./service-accounts.ts";

interface Ceiling {
  readonly maxInstances: number;
  readonly memory: "256MiB" | "512MiB" | "2GiB";
  readonly timeoutSeconds: number;
  readonly concurrency: number;
}

const publicCeiling: Ceiling = {
  maxInstances: 5,
  memory: "256MiB",
  timeoutSeconds: 15,
  concurrency: 80,
};
const adminCeiling: Ceiling = {
  maxInstances: 3,
  memory: "256MiB",
  timeoutSeconds: 60,
  concurrency: 20,
};

export const anySchedule = { region: scheduleRegion, maxInstances: 1 };

/** At night, when the panel is not in use. */
export const dailySchedule = {
  ...anySchedule,
  memory: "256MiB",
  timeoutSeconds: 540,
  timeZone: "Europe/Madrid",
} as const;

export const functionLimits: Readonly<Record<CallName | WebName, Ceiling>> = {
  pages: { ...publicCeiling, memory: "512MiB" },
  submitContact: publicCeiling,
  // Bodies of up to 32 MB are held. Hosting waits 60 seconds.
  uploadContactFile: { ...publicCeiling, memory: "512MiB", timeoutSeconds: 60, concurrency: 8 },
  contactFile: { ...adminCeiling, concurrency: 8 },
  incrementBlogViewCount: publicCeiling,
  requestPasswordReset: publicCeiling,
  claimMainAdmin: { ...adminCeiling, timeoutSeconds: 30 },
  startImport: adminCeiling,
  // A chunk is held as request, object and commit.
  importChunk: { ...adminCeiling, memory: "512MiB", timeoutSeconds: 120, concurrency: 4 },
  finishImport: adminCeiling,
  deleteImportJob: { ...adminCeiling, timeoutSeconds: 120 },
  createAdministrator: adminCeiling,
  resendVerification: adminCeiling,
  grantAccess: adminCeiling,
  inviteAdministrator: adminCeiling,
  sendResetLink: adminCeiling,
  removeAccount: adminCeiling,
  removeAdministrator: adminCeiling,
  endSessions: adminCeiling,
  demandSecondFactor: adminCeiling,
  removeSecondFactor: adminCeiling,
  listUsers: adminCeiling,
  recordSignIn: adminCeiling,
  recordExport: adminCeiling,
  deletePosts: { ...adminCeiling, timeoutSeconds: 120 },
  restorePosts: { ...adminCeiling, timeoutSeconds: 120 },
  purgePosts: { ...adminCeiling, timeoutSeconds: 120 },
  restoreImportJob: { ...adminCeiling, timeoutSeconds: 120 },
  findForeignPictures: {
    ...adminCeiling,
    memory: "512MiB",
    timeoutSeconds: 120,
    concurrency: 4,
  },
  replacePictures: { ...adminCeiling, memory: "512MiB", concurrency: 4 },
  deleteAllPosts: { ...adminCeiling, timeoutSeconds: 120 },
  checkGoogleIndexing: { ...adminCeiling, timeoutSeconds: 300, concurrency: 4 },
  // 5 MiB are held as bytes, text and objects.
  fetchPartnerPosts: { ...adminCeiling, memory: "512MiB", concurrency: 4 },
  importPartnerPost: { ...adminCeiling, memory: "512MiB", concurrency: 4 },
  generateArticle: { ...adminCeiling, memory: "512MiB", timeoutSeconds: 300, concurrency: 4 },
  resendContactMail: adminCeiling,
  markSpam: adminCeiling,
  eraseSubmission: adminCeiling,
  pictures: publicCeiling,
  // Two pictures of 60 million pixels are held while they are decoded.
  uploadPicture: { ...adminCeiling, memory: "2GiB", timeoutSeconds: 120, concurrency: 2 },
  copyPicture: { ...adminCeiling, memory: "2GiB", timeoutSeconds: 120, concurrency: 2 },
  describePicture: adminCeiling,
  focusPicture: { ...adminCeiling, memory: "512MiB", timeoutSeconds: 120, concurrency: 2 },
  replacePicture: { ...adminCeiling, memory: "512MiB", concurrency: 2 },
  deletePicture: adminCeiling,
  restorePicture: adminCeiling,
};
