import { warn } from "firebase-functions/logger";
import { indexNow } from "../adapters/index-now.ts";
import { relatedCandidates } from "../adapters/pages/articles.ts";
import { CURSOR_KEY, storedSecret } from "../adapters/store/stored-secret.ts";
import { indexNowKey, indexNowUrl, siteOrigins, siteUrl } from "../config.ts";
import {
  DeleteAllPostsInput,
  DeletePostsInput,
  PurgePostsInput,
  RestorePostsInput,
} from "../domain/calls/deletion.ts";
import { anySchedule, dailySchedule } from "../limits.ts";
import { checkPosts } from "../use-cases/articles/check-posts.ts";
import { markStalePosts } from "../use-cases/articles/mark-stale-posts.ts";
import { refreshSitemap } from "../use-cases/articles/refresh-sitemap.ts";
import { relatePosts } from "../use-cases/articles/relate-posts.ts";
import { printPosts } from "../use-cases/articles/similar-posts.ts";
import { submitAddresses } from "../use-cases/articles/submit-addresses.ts";
import * as all from "../use-cases/posts/delete-all-posts.ts";
import * as deleting from "../use-cases/posts/delete-posts.ts";
import * as emptying from "../use-cases/posts/empty-trash.ts";
import * as scheduling from "../use-cases/posts/publish-scheduled.ts";
import * as purging from "../use-cases/posts/purge-posts.ts";
import * as restoring from "../use-cases/posts/restore-posts.ts";
import * as drafts from "../use-cases/posts/trim-drafts.ts";
import * as trimming from "../use-cases/posts/trim-versions.ts";
import type { Server } from "./server.ts";

export function postEndpoints({ adminCall, scheduled, db, store, now }: Server) {
  const deps = { store, now };
  const related = { store, candidates: relatedCandidates(db) };
  const relate = async (ids: readonly string[]) =>
    printPosts(store, await relatePosts(related, ids));
  return {
    deletePosts: adminCall("deletePosts", DeletePostsInput, (input, caller) =>
      deleting.deletePosts(deps, input, caller),
    ),

    restorePosts: adminCall("restorePosts", RestorePostsInput, (input, caller) =>
      restoring.restorePosts(deps, input, caller),
    ),

    purgePosts: adminCall("purgePosts", PurgePostsInput, (input, caller) =>
      purging.purgePosts(deps, input, caller),
    ),

    deleteAllPosts: adminCall("deleteAllPosts", DeleteAllPostsInput, (input, caller) =>
      all.deleteAllPosts(deps, input, caller),
    ),

    emptyTrash: scheduled(
      "emptyTrash",
      { ...dailySchedule, schedule: "every day 03:40" },
      async () => {
        await emptying.emptyTrash(deps);
        await trimming.trimVersions(deps);
        await drafts.trimDrafts(deps);
        await markStalePosts(deps);
        await checkPosts({ ...deps, origins: siteOrigins() });
      },
    ),

    publishScheduled: scheduled(
      "publishScheduled",
      {
        ...anySchedule,
        schedule: "every 5 minutes",
        timeoutSeconds: 540,
      },
      async () => {
        await storedSecret(db, CURSOR_KEY);
        const { failed } = await scheduling.publishScheduled({ ...deps, log: warn });
        const key = indexNowKey.value();
        await refreshSitemap({ store, indexNow: key !== "", relate });
        if (key !== "") {
          const origin = siteUrl.value();
          const submit = indexNow({ key, origin, url: indexNowUrl.value() });
          await submitAddresses({ store, origin, submit, log: warn });
        }
        if (failed > 0) throw new Error(`Posts that could not be published: ${failed}`);
      },
    ),
  };
}
