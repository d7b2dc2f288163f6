import type { CallNameIn } from "domain/calls/calls";
import { onRequest } from "firebase-functions/https";
import { articleReads } from "../adapters/pages/articles.ts";
import { cachedRead } from "../adapters/pages/cached-read.ts";
import { compress } from "../adapters/pages/compress.ts";
import { cursorSignature } from "../adapters/pages/cursor-signature.ts";
import { pageRenderer, toHeaders, toPageRequest } from "../adapters/pages/pages.ts";
import { viewStore } from "../adapters/pages/view-store.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import { answerInTime, type Runs, withDeadline } from "../platform/call.ts";
import {
  cacheSeconds,
  indexNowKey,
  pageSeconds,
  pagesMinInstances,
  siteUrl,
} from "../platform/config.ts";
import { logFailure } from "../platform/failure-log.ts";
import { withHeaders } from "../platform/http-headers.ts";
import { functionLimits } from "../platform/limits.ts";
import { runsAs } from "../platform/service-accounts.ts";
import { countView } from "../use-cases/articles/count-view.ts";
import { readArticleIndex } from "../use-cases/articles/read-article-index.ts";
import { renderList } from "../use-cases/articles/serve-list.ts";
import { servePage } from "../use-cases/articles/serve-page.ts";
import type { Server } from "./server.ts";

const pagesOptions = {
  ...functionLimits.pages,
  ...runsAs("pages"),
  minInstances: pagesMinInstances,
} as const;

/** With the time in the CDN less than a minute, so that searches find a publication as soon as the list has it. */
const INDEX_CACHE_MS = 25_000;

export function articleEndpoints({ db, store, now }: Server) {
  const cacheMs = () => cacheSeconds.value() * 1000;
  const reads = articleReads(db);
  const sign = cursorSignature(db, cacheMs);
  const views = viewStore(db);
  const searchList = cachedRead(async () => {
    const renderer = pageRenderer(siteUrl.value());
    return (await renderList({ reads, renderer, sign }, null)) ?? "";
  }, cacheMs);
  const calls: Runs<CallNameIn<"views">> = {
    incrementBlogViewCount: ({ post_id }, visitor) => {
      const toKey = (text: string, at: Date, use: string) => visitorKey(db, text, at, [use]);
      return countView({ ...views, toKey, now }, post_id, visitor);
    },
  };
  const articleIndex = cachedRead(
    () => readArticleIndex(store),
    () => Math.min(cacheMs(), INDEX_CACHE_MS),
  );
  /** The first request loads the renderer and connects to the database, which takes longer. */
  let isWarm = false;
  return {
    calls,
    pages: withHeaders(
      onRequest(pagesOptions, async (request, response) => {
        const origin = siteUrl.value();
        const answer = await servePage(
          {
            reads,
            sign,
            renderer: pageRenderer(origin),
            origin,
            indexNowKey: indexNowKey.value(),
            now,
            searchList,
            articleIndex,
            withTimeout: async (work, isPage) => {
              const time = functionLimits.pages.timeoutSeconds;
              if (!isPage || !isWarm)
                return answerInTime(work, time).finally(() => (isWarm = true));
              return withDeadline(work, pageSeconds.value());
            },
            log: (message, error) => logFailure(message, { error }),
          },
          toPageRequest(request),
        );
        const isPersonal = request.headers.authorization !== undefined;
        const { body, encoding } = await compress(
          answer.body,
          String(request.headers["accept-encoding"] ?? ""),
        );
        response
          .status(answer.status)
          .set(toHeaders(answer, origin, isPersonal))
          .vary("Accept-Encoding");
        if (encoding) response.set("Content-Encoding", encoding);
        response.send(body);
      }),
    ),
  };
}
