import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { setGlobalOptions } from "firebase-functions";
import { firestoreStore } from "./adapters/store/firestore-store.ts";
import { callables } from "./call.ts";
import { REGION } from "./domain/shared/region.ts";
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
import { totalsEndpoints } from "./endpoints/totals.ts";
import { userEndpoints } from "./endpoints/users.ts";
import { fileRequests } from "./file-requests.ts";
import { schedules } from "./schedule.ts";
import { roleRows } from "./use-cases/accounts/roles.ts";
import { withSitemapChanges } from "./use-cases/articles/record-changes.ts";

/** One export per deployed function, called by administrators unless its comment says otherwise. */

// Said for each deployment: otherwise one opens only what it creates, and never what an organization once refused.
setGlobalOptions({ region: REGION, invoker: "public" });
initializeApp();
const db = getFirestore();
const store = withSitemapChanges(firestoreStore(db));
const auth = getAuth();
const { hasAccess } = roleRows(store);
const kinds = { ...callables(hasAccess), ...fileRequests(auth, hasAccess) };
const deps = { store, now: () => new Date() };
const server = { ...kinds, ...schedules(deps), ...deps, auth, db };

const articles = articleEndpoints(server);
/** Visitors, by Hosting's rewrites: article list, articles, feed and sitemap. */
export const pages = articles.pages;
/** Visitors: counts a view of a published article. */
export const incrementBlogViewCount = articles.incrementBlogViewCount;

const totals = totalsEndpoints(server);
/** Every hour: sums recent days. */
export const sumTotals = totals.sumTotals;
/** Every hour of the day: prepares the weekly mails that are missing. */
export const queueWeeklyMails = totals.queueWeeklyMails;

const contact = contactEndpoints(server);
/** Visitors: stores a submission and mails it to sales. */
export const submitContact = contact.submitContact;
/** Every five minutes: sends mails that could not be sent. */
export const retryMail = contact.retryMail;
/** Sends the mail of a submission again. */
export const resendContactMail = contact.resendContactMail;
/** Moves a submission to or out of the suspects. */
export const markSpam = contact.markSpam;
/** Exports and erases a person's submissions with their files. */
export const eraseSubmission = contact.eraseSubmission;

const contactFiles = contactFileEndpoints(server);
/** Visitors: stores a file until its submission is sent. */
export const uploadContactFile = contactFiles.uploadContactFile;
/** The file of a submission, for download only. */
export const contactFile = contactFiles.contactFile;
/** Every hour: deletes files whose submission was never sent. */
export const removeUnsentFiles = contactFiles.removeUnsentFiles;
/** Every night: removes submissions whose time is over, with their files. */
export const removeExpiredSubmissions = contactFiles.removeExpiredSubmissions;

const users = userEndpoints(server);
/** Any account: grants the role to the main administrator's verified address. */
export const claimMainAdmin = users.claimMainAdmin;
/** Visitors: mails a link to choose a new password. */
export const requestPasswordReset = users.requestPasswordReset;
/** Creates an administrator and mails the link. */
export const createAdministrator = users.createAdministrator;
/** Mails the verification link again. */
export const resendVerification = users.resendVerification;
/** Gives a verified account the role. */
export const grantAccess = users.grantAccess;
/** Creates an administrator by a mailed link. */
export const inviteAdministrator = users.inviteAdministrator;
/** Mails an administrator a link to choose a password. */
export const sendResetLink = users.sendResetLink;
/** Deletes an account without role. */
export const removeAccount = users.removeAccount;
/** Ends a session of an administrator, or all. */
export const endSessions = users.endSessions;
/** Demands a second factor of all administrators, or no longer. */
export const demandSecondFactor = users.demandSecondFactor;
/** Removes the second factor of another account. */
export const removeSecondFactor = users.removeSecondFactor;
/** Removes an administrator. */
export const removeAdministrator = users.removeAdministrator;
/** Lists accounts with their roles. */
export const listUsers = users.listUsers;
/** Every minute: ends the access of accounts that were deleted, disabled or given another address. */
export const checkAdministrators = users.checkAdministrators;
/** Every night: repairs claims that do not match their role rows. */
export const reconcileRoles = users.reconcileRoles;

const imports = importEndpoints(server);
/** Opens an import job. */
export const startImport = imports.startImport;
/** Stores a chunk of rows; a repeat changes nothing. */
export const importChunk = imports.importChunk;
/** Closes a job of which no row was stored. */
export const finishImport = imports.finishImport;
/** Deletes a job and moves its posts to the trash. */
export const deleteImportJob = imports.deleteImportJob;
/** Restores the posts of a deleted job. */
export const restoreImportJob = imports.restoreImportJob;
/** Lists a job's pictures of other servers. */
export const findForeignPictures = imports.findForeignPictures;
/** Replaces pictures by their copies. */
export const replacePictures = imports.replacePictures;

const posts = postEndpoints(server);
/** Moves posts to the trash. */
export const deletePosts = posts.deletePosts;
/** Restores posts from the trash. */
export const restorePosts = posts.restorePosts;
/** Removes posts from the trash for good. */
export const purgePosts = posts.purgePosts;
/** Deletes all posts for good. */
export const deleteAllPosts = posts.deleteAllPosts;
/** Every night: deletes posts that were in the trash for 30 days, and surplus versions. */
export const emptyTrash = posts.emptyTrash;
/** Every five minutes: publishes due posts, refreshes the sitemap. */
export const publishScheduled = posts.publishScheduled;

const indexing = indexingEndpoints(server);
/** Looks up which articles Google has indexed. */
export const checkGoogleIndexing = indexing.checkGoogleIndexing;

const guests = guestEndpoints(server);
/** Lists posts of the partner blog. */
export const fetchPartnerPosts = guests.fetchPartnerPosts;
/** Stores a post of the partner blog as a draft. */
export const importPartnerPost = guests.importPartnerPost;

const generation = generationEndpoints(server);
/** Writes an article, streamed; stores nothing. */
export const generateArticle = generation.generateArticle;

const pictureRequests = pictureEndpoints(server);
/** Visitors, by Hosting's rewrite: the copies of stored pictures. */
export const pictures = pictureRequests.pictures;
/** Stores a picture; a repeat changes nothing. */
export const uploadPicture = pictureRequests.uploadPicture;
/** Copies a picture of another server into the library. */
export const copyPicture = pictureRequests.copyPicture;
/** Stores the description of a picture. */
export const describePicture = pictureRequests.describePicture;
/** Stores the focus of a picture. */
export const focusPicture = pictureRequests.focusPicture;
/** Replaces a picture in one post. */
export const replacePicture = pictureRequests.replacePicture;
/** Deletes a picture that no post shows, for 30 days. */
export const deletePicture = pictureRequests.deletePicture;
/** Restores a deleted picture. */
export const restorePicture = pictureRequests.restorePicture;
/** Every night: removes pictures that were deleted for 30 days. */
export const emptyPictureTrash = pictureRequests.emptyPictureTrash;

const audit = auditEndpoints(server);
/** Records a sign-in and its last use. */
export const recordSignIn = audit.recordSignIn;
/** Records an export. */
export const recordExport = audit.recordExport;
