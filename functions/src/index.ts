import { setTimeout as wait } from "node:timers/promises";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { setGlobalOptions } from "firebase-functions";
import { onRequest } from "firebase-functions/https";
import { error as logError, warn } from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { accounts } from "./adapters/accounts.ts";
import { articleReads } from "./adapters/articles.ts";
import { viewStore } from "./adapters/articles-views.ts";
import { compress } from "./adapters/compress.ts";
import { contactMailer } from "./adapters/mail.ts";
import { outbox } from "./adapters/outbox.ts";
import { headersOf, pageRenderer, pageRequestOf } from "./adapters/pages.ts";
import { visitorKey } from "./adapters/rate-limit.ts";
import { roleStore } from "./adapters/role-store.ts";
import { scheduledPosts } from "./adapters/scheduled-posts.ts";
import { callables, traceOf } from "./call.ts";
import {
  ceilings,
  mailFrom,
  mailTo,
  mainAdminEmail,
  REGION,
  relatedSeconds,
  siteUrl,
  smtpUrl,
} from "./config.ts";
import { beforeTimeout } from "./deadline.ts";
import { auditEntry } from "./domain/audit.ts";
import { IncrementBlogViewCountInput, NoInput, SubmitContactInput } from "./domain/calls.ts";
import { auditEndpoints } from "./endpoints/audit.ts";
import { generationEndpoints } from "./endpoints/generation.ts";
import { guestEndpoints } from "./endpoints/guests.ts";
import { importEndpoints } from "./endpoints/imports.ts";
import { inboxEndpoints } from "./endpoints/inbox.ts";
import { indexingEndpoints } from "./endpoints/indexing.ts";
import { postEndpoints } from "./endpoints/posts.ts";
import { userEndpoints } from "./endpoints/users.ts";
import { withHeaders } from "./http-headers.ts";
import * as claiming from "./use-cases/claim-main-admin.ts";
import { countView } from "./use-cases/count-view.ts";
import { deliverMail } from "./use-cases/deliver-mail.ts";
import * as scheduling from "./use-cases/publish-scheduled.ts";
import * as retrying from "./use-cases/retry-mail.ts";
import { servePage } from "./use-cases/serve-page.ts";
import * as contact from "./use-cases/submit-contact.ts";

/**
 * Everything the server can do: one statement per deployed function. Its comment names who may call it, what it
 * promises and which service outside of Firebase it needs.
 */

setGlobalOptions({ region: REGION });
initializeApp();
const db = getFirestore();
const auth = getAuth();
const now = () => new Date();
const roles = roleStore(db);
const mails = {
  ...outbox(db),
  send: contactMailer(() => ({
    url: smtpUrl.value(),
    from: mailFrom.value(),
    to: mailTo.value(),
  })),
  now,
  log: warn,
};
const { publicCall, userCall, ...adminCalls } = callables(roles.hasRole);
const server = { ...adminCalls, auth, db, now };

/** Any account: whoever has the main administrator's address, verified, receives the role (G-07). */
export const claimMainAdmin = userCall("claimMainAdmin", NoInput, (_, caller) =>
  claiming.claimMainAdmin(
    {
      ...accounts(auth),
      addRole: (to, at) => roles.grant(to, auditEntry(at, caller, "main_administrator_claimed")),
      now,
    },
    caller.uid,
    mainAdminEmail.value(),
  ),
);

/** Administrators: accounts and roles; mails over SMTP. Every night: claims that do not fit their rows. */
export const {
  createAdministrator,
  resendVerification,
  removeAdministrator,
  listUsers,
  reconcileRoles,
} = userEndpoints(server);

/** Administrators: import of articles in chunks that may repeat; a job's posts go to the trash and come back. */
export const { startImport, importChunk, finishImport, deleteImportJob, restoreImportJob } =
  importEndpoints(server);

/** Administrators: articles to the trash, back, or all for good. Every night: what has been there for 30 days goes. */
export const { deletePosts, restorePosts, deleteAllPosts, emptyTrash } = postEndpoints(server);

/** Administrators: which articles Google has indexed, by Search Console; fresh verdicts are used again. */
export const { checkGoogleIndexing } = indexingEndpoints(server);

/** Administrators: posts that wait on the partner blog, and one of them as a draft, by the partner's interface. */
export const { fetchPartnerPosts, importPartnerPost } = guestEndpoints(server);
/** Administrators: an article by Gemini on Vertex, streamed; nothing is stored. */
export const { generateArticle } = generationEndpoints(server);

/** Administrators: mail of a contact request again, over SMTP; a person's data exported and erased. */
export const { resendContactMail, eraseSubmission } = inboxEndpoints(server, mails);

/** Administrators: sign-ins and exports, for the audit log. */
export const { noteSignIn, noteExport } = auditEndpoints(server);

/** Anybody: stores an inquiry of the contact forms and mails it to sales over SMTP; a repeat changes nothing. */
export const submitContact = publicCall(
  "submitContact",
  SubmitContactInput,
  (input, { address }) =>
    contact.submitContact(
      {
        ...mails,
        networkKey: (network, at) => visitorKey(db, network, at, ["contact"]),
        deliver: (id) => deliverMail(mails, id),
        wait,
      },
      input,
      address,
    ),
  [smtpUrl],
);

/** Every five minutes: mails that could not be sent, over SMTP. */
export const retryMail = onSchedule(
  { schedule: "every 5 minutes", secrets: [smtpUrl], timeoutSeconds: 300, maxInstances: 1 },
  async () => {
    await retrying.retryMail(mails);
  },
);

/** Every five minutes: posts whose date has come (G-22). */
export const publishScheduled = onSchedule(
  { schedule: "every 5 minutes", timeoutSeconds: 120, maxInstances: 1 },
  async () => {
    await scheduling.publishScheduled({ ...scheduledPosts(db), now, log: warn });
  },
);

/** Anybody: counts one view of a published article for each visitor and half hour. */
export const incrementBlogViewCount = publicCall(
  "incrementBlogViewCount",
  IncrementBlogViewCountInput,
  ({ post_id }, visitor) =>
    countView(
      {
        ...viewStore(db),
        markKey: (address, at, parts) => visitorKey(db, address, at, parts),
        now,
      },
      post_id,
      visitor,
    ),
);

const reads = articleReads(db, () => relatedSeconds.value() * 1000);

/** Anybody, by Hosting's rewrites: article list, articles, feed and sitemap as finished documents. */
export const pages = withHeaders(
  onRequest(ceilings.pages, async (request, response) => {
    const origin = siteUrl.value();
    const answer = await servePage(
      {
        reads,
        renderer: pageRenderer(origin),
        origin,
        inTime: (work) => beforeTimeout(work, ceilings.pages.timeoutSeconds),
        log: (message, error) => logError(message, { error: traceOf(error) }),
      },
      pageRequestOf(request),
    );
    const isPersonal = request.headers.authorization !== undefined;
    const { body, encoding } = await compress(
      answer.body,
      String(request.headers["accept-encoding"] ?? ""),
    );
    response
      .status(answer.status)
      .set(headersOf(answer, origin, isPersonal))
      .vary("Accept-Encoding");
    if (encoding) response.set("Content-Encoding", encoding);
    response.send(body);
  }),
);
