import { defineInt, defineSecret, defineString } from "firebase-functions/params";
import type { CallName } from "./domain/calls/calls.ts";
import type { WebName } from "./service-accounts.ts";

/** Values: functions/.env.<project> and Secret Manager; scripts write them for local servers. */

export const REGION = "europe-southwest1";

/** Without a slash at the end. */
export const siteUrl = defineString("SITE_URL", {
  description: "Origin of the public site, for example https://www.example.com",
});

/** Origins whose pages may call functions. Deployments load this module before parameters have values. */
export function siteOrigins(): string[] {
  const { SITE_URL, GCLOUD_PROJECT } = process.env;
  const ofHosting = ["web.app", "firebaseapp.com"].map((at) => `https://${GCLOUD_PROJECT}.${at}`);
  return SITE_URL ? [SITE_URL, ...ofHosting] : ofHosting;
}

export const mainAdminEmail = defineString("MAIN_ADMIN_EMAIL", {
  description: "E-mail address of the main administrator",
});

export const smtpUrl = defineSecret("SMTP_URL");
export const mailFrom = defineString("MAIL_FROM", {
  description: "Sender of the mails about contact requests",
});
export const mailTo = defineString("MAIL_TO", {
  description: "Recipient of the mails about contact requests",
});

/** '' switches the index check off. */
export const searchConsoleProperty = defineString("SEARCH_CONSOLE_PROPERTY", {
  default: "",
  description:
    "Search Console property, for example sc-domain:example.com or https://www.example.com/",
});
/** '' is Google's service. */
export const searchConsoleUrl = defineString("SEARCH_CONSOLE_URL", {
  default: "",
  description: "Address of a stand-in for Search Console; empty in every real project",
});

/** '' without a partner. */
export const partnerUrl = defineString("PARTNER_URL", {
  default: "",
  description: "https address of the partner blog's interface; /posts is appended to it",
});
export const partnerKey = defineSecret("PARTNER_KEY");

export const vertexModel = defineString("VERTEX_MODEL", {
  default: "gemini-2.5-pro",
  description: "Gemini model on Vertex AI that writes articles",
});
export const vertexRegion = defineString("VERTEX_REGION", {
  default: REGION,
  description: "Region of Vertex AI that has the model",
});
export const vertexIdleTimeoutSeconds = defineInt("VERTEX_SILENCE_SECONDS", {
  default: 90,
  description: "Seconds without a word after which an answer of the model is given up",
});
export const hourlyBudget = defineInt("VERTEX_HOURLY_BUDGET", {
  default: 10,
  description: "Articles that one administrator may generate in an hour",
});
export const dailyBudget = defineInt("VERTEX_DAILY_BUDGET", {
  default: 40,
  description: "Articles that one administrator may generate in a day",
});
/** '' is Google's service. */
export const vertexEndpoint = defineString("VERTEX_ENDPOINT", {
  default: "",
  description: "Host and port of a stand-in for Vertex AI; empty in every real project",
});
export const vertexCaFile = defineString("VERTEX_CA_FILE", {
  default: "",
  description: "File with the certificate of that stand-in; empty in every real project",
});

/** '' is the internet. */
export const picturesStandIn = defineString("PICTURES_STAND_IN", {
  default: "",
  description:
    "Origin of a stand-in for the servers under .example whose pictures are copied; empty in every real project",
});

/** Which entry of X-Forwarded-For, from the end, is the visitor; earlier ones may be forged. */
export const forwardedHops = defineInt("FORWARDED_HOPS", {
  default: 2,
  description: "Entries of X-Forwarded-For in an ordinary call through Hosting",
});

export const relatedSeconds = defineInt("RELATED_SECONDS", {
  default: 60,
  description:
    "Seconds that an instance caches the candidates for related articles, the list that searches get and the key of page addresses",
});

export const pagesMinInstances = defineInt("PAGES_MIN_INSTANCES", {
  default: 0,
  description:
    "Instances of the pages function that are kept running without visitors; each costs about 10 USD a month",
});

export const appCheckEnforced = defineString("APP_CHECK_ENFORCED", {
  default: "",
  description: "Names of the functions that demand an App Check token, parted by commas",
});

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

/** At night, when the panel is not in use. */
export const dailySchedule = {
  maxInstances: 1,
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
