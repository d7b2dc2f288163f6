import type { CallNameIn } from "domain/calls/calls";
import { warn } from "firebase-functions/logger";
import { indexNow } from "../adapters/index-now.ts";
import { relatedCandidates } from "../adapters/pages/articles.ts";
import { CURSOR_KEY, storedSecret } from "../adapters/store/stored-secret.ts";
import type { Runs } from "../platform/call.ts";
import { indexNowKey, indexNowUrl, siteOrigins, siteUrl } from "../platform/config.ts";
import type { Steps } from "../platform/schedule.ts";
import { checkPosts } from "../use-cases/articles/check-posts.ts";
import { markStalePosts } from "../use-cases/articles/mark-stale-posts.ts";
import { refreshSitemap } from "../use-cases/articles/refresh-sitemap.ts";
import { relatePosts } from "../use-cases/articles/relate-posts.ts";
import { printPosts } from "../use-cases/articles/similar-posts.ts";
import { submitAddresses } from "../use-cases/articles/submit-addresses.ts";
import * as all from "../use-cases/posts/delete-all-posts.ts";
import * as deleting from "../use-cases/posts/delete-posts.ts";
import * as emptying from "../use-cases/posts/empty-trash.ts";
import * as labeling from "../use-cases/posts/labels.ts";
import * as publishing from "../use-cases/posts/publish-posts.ts";
import * as scheduling from "../use-cases/posts/publish-scheduled.ts";
import * as purging from "../use-cases/posts/purge-posts.ts";
import * as restoring from "../use-cases/posts/restore-posts.ts";
import * as saving from "../use-cases/posts/save-post.ts";
import * as drafts from "../use-cases/posts/trim-drafts.ts";
import * as trimming from "../use-cases/posts/trim-versions.ts";
import type { Server } from "./server.ts";

export function postEndpoints({ db, store, now }: Server) {
  const deps = { store, now };
  const related = { store, candidates: relatedCandidates(db) };
  const relate = async (ids: readonly string[]) =>
    printPosts(store, await relatePosts(related, ids));
  const calls: Runs<CallNameIn<"posts">> = {
    savePost: (input, caller) => saving.savePost({ ...deps, log: warn }, input, caller),

    publishPosts: (input, caller) => publishing.publishPosts(deps, input, caller),

    changeLabel: (input, caller) => labeling.changeLabel(deps, input, caller),

    deletePosts: (input, caller) => deleting.deletePosts(deps, input, caller),

    restorePosts: (input, caller) => restoring.restorePosts(deps, input, caller),

    purgePosts: (input, caller) => purging.purgePosts(deps, input, caller),

    deleteAllPosts: (input, caller) => all.deleteAllPosts(deps, input, caller),
  };
  const key = () => indexNowKey.value();
  const steps = {
    publishScheduled: {
      seconds: 180,
      run: async (signal) => {
        await storedSecret(db, CURSOR_KEY);
        const { failed } = await scheduling.publishScheduled({ ...deps, log: warn }, signal);
        if (failed > 0) throw new Error(`Posts that could not be published: ${failed}`);
      },
    },
    refreshSitemap: {
      seconds: 240,
      run: () => refreshSitemap({ store, indexNow: key() !== "", relate }),
    },
    submitAddresses: {
      seconds: 60,
      run: async (signal) => {
        if (key() === "") return;
        const origin = siteUrl.value();
        const submit = indexNow({ key: key(), origin, url: indexNowUrl.value() });
        await submitAddresses({ store, origin, submit, log: warn }, signal);
      },
    },
    emptyTrash: { seconds: 240, run: () => emptying.emptyTrash(deps) },
    trimVersions: { seconds: 240, run: () => trimming.trimVersions(deps) },
    trimDrafts: { seconds: 120, run: () => drafts.trimDrafts(deps) },
    markStalePosts: { seconds: 120, run: () => markStalePosts(deps) },
    checkPosts: { seconds: 300, run: () => checkPosts({ ...deps, origins: siteOrigins() }) },
  } satisfies Partial<Steps>;
  return { calls, steps };
}
