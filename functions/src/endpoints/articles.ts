import { onRequest } from "firebase-functions/https";
import { articleReads } from "../adapters/pages/articles.ts";
import { cachedRead } from "../adapters/pages/cached-read.ts";
import { compress } from "../adapters/pages/compress.ts";
import { cursorSignature } from "../adapters/pages/cursor-signature.ts";
import { headersOf, pageRenderer, pageRequestOf } from "../adapters/pages/pages.ts";
import { viewStore } from "../adapters/pages/view-store.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import { withDeadline } from "../call.ts";
import { cacheSeconds, indexNowKey, pagesMinInstances, siteUrl } from "../config.ts";
import { IncrementBlogViewCountInput } from "../domain/calls/visitors.ts";
import { logFailure } from "../failure-log.ts";
import { withHeaders } from "../http-headers.ts";
import { functionLimits } from "../limits.ts";
import { runsAs } from "../service-accounts.ts";
import { countView } from "../use-cases/articles/count-view.ts";
import { renderList } from "../use-cases/articles/serve-list.ts";
import { servePage } from "../use-cases/articles/serve-page.ts";
import type { Server } from "./server.ts";

const pagesOptions = {
  ...functionLimits.pages,
  ...runsAs("pages"),
  minInstances: pagesMinInstances,
} as const;

export function articleEndpoints({ publicCall, db, now }: Server) {
  const cacheMs = () => cacheSeconds.value() * 1000;
  const reads = articleReads(db);
  const sign = cursorSignature(db, cacheMs);
  const views = viewStore(db);
  const searchList = cachedRead(async () => {
    const renderer = pageRenderer(siteUrl.value());
    return (await renderList({ reads, renderer, sign }, null)) ?? "";
  }, cacheMs);
  return {
    incrementBlogViewCount: publicCall(
      "incrementBlogViewCount",
      IncrementBlogViewCountInput,
      ({ post_id }, visitor) => {
        const keyOf = (text: string, at: Date, use: string) => visitorKey(db, text, at, [use]);
        return countView({ ...views, keyOf, now }, post_id, visitor);
      },
    ),

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
            withTimeout: (work) => withDeadline(work, functionLimits.pages.timeoutSeconds),
            log: (message, error) => logFailure(message, { error }),
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
    ),
  };
}
