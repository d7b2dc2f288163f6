import { REGION } from "domain/shared/region";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { setGlobalOptions } from "firebase-functions";
import { firestoreStore } from "./adapters/store/firestore-store.ts";
import { articleEndpoints } from "./endpoints/articles.ts";
import { auditEndpoints } from "./endpoints/audit.ts";
import { contactEndpoints } from "./endpoints/contact.ts";
import { contactFileEndpoints } from "./endpoints/contact-files.ts";
import { generationEndpoints } from "./endpoints/generation.ts";
import { guestEndpoints } from "./endpoints/guests.ts";
import { importEndpoints } from "./endpoints/imports.ts";
import { indexingEndpoints } from "./endpoints/indexing.ts";
import { pictureEndpoints } from "./endpoints/pictures.ts";
import { postEndpoints } from "./endpoints/posts.ts";
import { profileEndpoints } from "./endpoints/profile.ts";
import { totalsEndpoints } from "./endpoints/totals.ts";
import { userEndpoints } from "./endpoints/users.ts";
import { partnerKey, smtpUrl } from "./platform/config.ts";
import { groups } from "./platform/group.ts";
import { schedules } from "./platform/schedule.ts";
import { roleRows } from "./use-cases/accounts/roles.ts";
import { withSitemapChanges } from "./use-cases/articles/record-changes.ts";

/**
 * One export for each deployed function. A group answers the calls that `domain/calls` declares for it, and a schedule
 * runs the steps of `domain/shared/site-status.ts`. Sizes: limits.ts; service accounts: service-accounts.ts.
 */

// Said for each deployment: otherwise one opens only what it creates, and never what an organization once refused.
setGlobalOptions({ region: REGION, invoker: "public" });
initializeApp();
const db = getFirestore();
const store = withSitemapChanges(firestoreStore(db));
const auth = getAuth();
const server = { auth, db, store, now: () => new Date() };
const { group } = groups(auth, roleRows(store).findRole);

const articleFunctions = articleEndpoints(server);
const pictureFunctions = pictureEndpoints(server);
const contactFunctions = contactEndpoints(server);
const contactFileFunctions = contactFileEndpoints(server);
const userFunctions = userEndpoints(server);
const postFunctions = postEndpoints(server);

/** Visitors, by Hosting's rewrites: article list, articles, feed and sitemap. */
export const pages = articleFunctions.pages;
/** Visitors, by Hosting's rewrite: the copies of stored pictures. */
export const pictures = pictureFunctions.pictures;
/** Visitors: counts views of articles. */
export const views = group("views", articleFunctions.calls);
/** Visitors send the form and its files; administrators work with the inbox. */
export const contact = group(
  "contact",
  { ...contactFunctions.calls, ...contactFileFunctions.calls },
  [smtpUrl],
);
/** Accounts, roles, sessions, and the entries of browsers in the audit log. */
export const accounts = group(
  "accounts",
  { ...userFunctions.calls, ...profileEndpoints(server).calls, ...auditEndpoints(server).calls },
  [smtpUrl],
);
/** Deletes and restores posts. */
export const posts = group("posts", postFunctions.calls);
/** Imports files of posts. */
export const imports = group("imports", importEndpoints(server).calls);
/** Stores and changes pictures. */
export const library = group("library", pictureFunctions.calls);
/** Reads the partner's blog. */
export const partner = group("partner", guestEndpoints(server).calls, [partnerKey]);
/** Asks Google which articles it has indexed. */
export const indexing = group("indexing", indexingEndpoints(server).calls);
/** Writes articles by a model. */
export const generation = group("generation", generationEndpoints(server).calls);

const { schedule } = schedules(server, {
  ...userFunctions.steps,
  ...postFunctions.steps,
  ...contactFunctions.steps,
  ...contactFileFunctions.steps,
  ...pictureFunctions.steps,
  ...totalsEndpoints(server).steps,
});
export const everyFiveMinutes = schedule("everyFiveMinutes", [smtpUrl]);
export const everyHour = schedule("everyHour");
export const everyNight = schedule("everyNight", [smtpUrl]);
