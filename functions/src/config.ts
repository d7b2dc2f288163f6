import { defineInt, defineSecret, defineString } from "firebase-functions/params";
import type { CallName } from "./domain/calls.ts";

/**
 * Every parameter and secret of the server. Nothing else reads configuration.
 * Values: functions/.env.<project> and Secret Manager; on a developer's machine the start script writes them.
 */

/** Where all functions run. Hosting's rewrites in firebase.json and the panel name the same region. */
export const REGION = "europe-southwest1";

/** Origin of the public site, without a slash at the end: the only source of absolute addresses. */
export const siteUrl = defineString("SITE_URL", {
  description: "Origin of the public site, for example https://www.example.com",
});

/** Whoever signs in with this address, verified, becomes the first administrator (G-07). */
export const mainAdminEmail = defineString("MAIN_ADMIN_EMAIL", {
  description: "E-mail address of the main administrator",
});

/** smtp:// or smtps:// address of the mail server, with its credentials. */
export const smtpUrl = defineSecret("SMTP_URL");
export const mailFrom = defineString("MAIL_FROM", {
  description: "Sender of the mails about contact requests",
});
export const mailTo = defineString("MAIL_TO", {
  description: "Recipient of the mails about contact requests",
});

/** Property of Search Console that holds the articles; '' switches the index check off. */
export const searchConsoleProperty = defineString("SEARCH_CONSOLE_PROPERTY", {
  default: "",
  description:
    "Search Console property, for example sc-domain:example.com or https://www.example.com/",
});
/** Where Search Console is; '' is Google's own, and the only one that gets real credentials. */
export const searchConsoleUrl = defineString("SEARCH_CONSOLE_URL", {
  default: "",
  description: "Address of a stand-in for Search Console; empty in every real project",
});

/** Interface of the partner blog; '' when there is no partner. */
export const partnerUrl = defineString("PARTNER_URL", {
  default: "",
  description: "https address of the partner blog's interface; /posts is appended to it",
});
/** Sent to the partner blog as a bearer token. */
export const partnerKey = defineSecret("PARTNER_KEY");

/** The model that writes articles, and where it runs. */
export const vertexModel = defineString("VERTEX_MODEL", {
  default: "gemini-2.5-pro",
  description: "Gemini model on Vertex AI that writes articles",
});
export const vertexRegion = defineString("VERTEX_REGION", {
  default: REGION,
  description: "Region of Vertex AI that has the model",
});
/** Seconds without a word after which an answer is given up: a model that thinks is silent for a while. */
export const vertexSilenceSeconds = defineInt("VERTEX_SILENCE_SECONDS", {
  default: 90,
  description: "Seconds without a word after which an answer of the model is given up",
});
/** Articles of one administrator (SECURITY 3.11). */
export const hourlyBudget = defineInt("VERTEX_HOURLY_BUDGET", {
  default: 10,
  description: "Articles that one administrator may generate in an hour",
});
export const dailyBudget = defineInt("VERTEX_DAILY_BUDGET", {
  default: 40,
  description: "Articles that one administrator may generate in a day",
});
/** Where Vertex is; '' is Google's own, and the only one that gets real credentials. */
export const vertexEndpoint = defineString("VERTEX_ENDPOINT", {
  default: "",
  description: "Host and port of a stand-in for Vertex AI; empty in every real project",
});
export const vertexCaFile = defineString("VERTEX_CA_FILE", {
  default: "",
  description: "File with the certificate of that stand-in; empty in every real project",
});

/**
 * Which entry of X-Forwarded-For, counted from the end, is the visitor. Entries before it are the visitor's own
 * invention. Google's front end adds one; Hosting may add another (SECURITY 3.3.5: measure once after deployment).
 */
export const forwardedHops = defineInt("FORWARDED_HOPS", {
  default: 1,
  description: "Entries that trusted proxies append to X-Forwarded-For",
});

/** Every article's page asks for the same posts to choose related ones from: the CDN keeps the page itself for longer. */
export const relatedSeconds = defineInt("RELATED_SECONDS", {
  default: 60,
  description: "Seconds that an instance remembers the posts which related ones are chosen from",
});

/** Functions that refuse callers without an App Check token, for example 'submitContact,listUsers'; '' none. */
export const appCheckEnforced = defineString("APP_CHECK_ENFORCED", {
  default: "",
  description: "Names of the functions that demand an App Check token, parted by commas",
});

/** What one function may use, so that neither a flood nor a fault can run up a bill (SECURITY 3.15). */
interface Ceiling {
  readonly maxInstances: number;
  readonly memory: "256MiB" | "512MiB";
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

/** What runs once a day, while the offices sleep. */
export const nightly = {
  maxInstances: 1,
  memory: "256MiB",
  timeoutSeconds: 540,
  timeZone: "Europe/Madrid",
} as const;

export const ceilings: Readonly<Record<CallName | "pages", Ceiling>> = {
  pages: { ...publicCeiling, memory: "512MiB" },
  submitContact: publicCeiling,
  incrementBlogViewCount: publicCeiling,
  claimMainAdmin: { ...adminCeiling, timeoutSeconds: 30 },
  startImport: adminCeiling,
  // A chunk of 3 MiB is held as request, as object and as commit; four at once fit.
  importChunk: { ...adminCeiling, memory: "512MiB", timeoutSeconds: 120, concurrency: 4 },
  finishImport: adminCeiling,
  deleteImportJob: { ...adminCeiling, timeoutSeconds: 120 },
  createAdministrator: adminCeiling,
  resendVerification: adminCeiling,
  removeAdministrator: adminCeiling,
  listUsers: adminCeiling,
  noteSignIn: adminCeiling,
  noteExport: adminCeiling,
  deletePosts: { ...adminCeiling, timeoutSeconds: 120 },
  restorePosts: { ...adminCeiling, timeoutSeconds: 120 },
  restoreImportJob: { ...adminCeiling, timeoutSeconds: 120 },
  deleteAllPosts: { ...adminCeiling, timeoutSeconds: 120 },
  // Longer than the 270 seconds after which a check returns what it has (SECURITY 3.12).
  checkGoogleIndexing: { ...adminCeiling, timeoutSeconds: 300, concurrency: 4 },
  // A list and its texts are 5 MiB as bytes, as text and as objects; the partner may take 10 seconds an answer.
  fetchPartnerPosts: { ...adminCeiling, memory: "512MiB", concurrency: 4 },
  importPartnerPost: { ...adminCeiling, memory: "512MiB", concurrency: 4 },
  // Longer than the 240 seconds that a generation may take (SECURITY 3.11).
  generateArticle: { ...adminCeiling, memory: "512MiB", timeoutSeconds: 300, concurrency: 4 },
  resendContactMail: adminCeiling,
  eraseSubmission: adminCeiling,
};
