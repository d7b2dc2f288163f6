import { DEFAULT_MONTHS } from "domain/contact/retention";
import { defineInt, defineSecret, defineString, select } from "firebase-functions/params";

/** Values: functions/.env.<project> and Secret Manager; scripts write them for local servers. */

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

/** Host and port of the Auth emulator, and its project; undefined in every real project. */
export function authEmulator(): { readonly host: string; readonly project: string } | undefined {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project = "" } = process.env;
  return host ? { host, project } : undefined;
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

export const submissionMonths = defineInt("SUBMISSION_MONTHS", {
  default: DEFAULT_MONTHS,
  description: "Months after which a contact request is removed, as the privacy page promises",
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

/** '' switches IndexNow off. */
export const indexNowKey = defineString("INDEXNOW_KEY", {
  default: "",
  description:
    "Key of IndexNow, 8 to 128 letters, digits and hyphens, public at /indexnow.txt; empty: nothing is submitted",
});
/** '' is the real service. */
export const indexNowUrl = defineString("INDEXNOW_URL", {
  default: "",
  description: "Address of a stand-in for IndexNow; empty in every real project",
});

/** The blog of the partner; '' when there is none. */
export const partnerUrl = defineString("PARTNER_URL", {
  default: "",
  description: "https address of the partner blog's interface; /posts is appended to it",
});
export const partnerKey = defineSecret("PARTNER_KEY");

export const VERTEX_SDKS = ["genai", "vertexai"] as const;
export const vertexSdk = defineString("VERTEX_SDK", {
  default: "genai",
  description: "Package that asks the model: genai, or its predecessor vertexai",
  input: select([...VERTEX_SDKS]),
});
export const vertexModel = defineString("VERTEX_MODEL", {
  default: "gemini-3.5-flash",
  description: "Gemini model on Vertex AI that writes articles",
});
export const vertexLocation = defineString("VERTEX_LOCATION", {
  default: "eu",
  description: "Location of Vertex AI that has the model: global, eu, us or a region",
});
export const vertexIdleTimeoutSeconds = defineInt("VERTEX_SILENCE_SECONDS", {
  default: 90,
  description: "Seconds without a word after which an answer of the model is given up",
});
export const hourlyBudget = defineInt("VERTEX_HOURLY_BUDGET", {
  default: 10,
  description: "Articles that one person may generate in an hour",
});
export const dailyBudget = defineInt("VERTEX_DAILY_BUDGET", {
  default: 40,
  description: "Articles that one person may generate in a day",
});
export const dailyTotal = defineInt("VERTEX_DAILY_TOTAL", {
  default: 100,
  description: "Articles that all people together may generate in a day; 0 turns it off",
});
export const dailyResearch = defineInt("VERTEX_DAILY_RESEARCH", {
  default: 50,
  description: "Articles of a day that may begin with a research by Google Search; 0 turns it off",
});
/** '' is the host of the location. */
export const vertexEndpoint = defineString("VERTEX_ENDPOINT", {
  default: "",
  description: "Other host of Vertex AI, for example of a private endpoint; empty: by the location",
});
export const vertexCaFile = defineString("VERTEX_CA_FILE", {
  default: "",
  description:
    "Certificate of a stand-in for Vertex AI, which needs no credentials; empty in every real project",
});

/** A server that stands in for those of pictures; '' asks the internet. */
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

export const cacheSeconds = defineInt("CACHE_SECONDS", {
  default: 60,
  description:
    "Seconds that an instance caches the list that searches get and the key of page addresses",
});

export const pageSeconds = defineInt("PAGE_SECONDS", {
  default: 3,
  description:
    "Seconds that people wait for a page before they read that the database does not answer",
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

export const scheduleRegion = defineString("SCHEDULE_REGION", {
  default: "europe-west1",
  description: "Region of the scheduled functions; Cloud Scheduler must be offered there",
});
