import { readFileSync } from "node:fs";
import { articleReads } from "../../functions/src/adapters/pages/articles.ts";
import { cursorSignature } from "../../functions/src/adapters/pages/cursor-signature.ts";
import type { PageRenderer } from "../../functions/src/use-cases/articles/article-pages.ts";
import type { PageRequest } from "../../functions/src/use-cases/articles/page-answer.ts";
import { servePage } from "../../functions/src/use-cases/articles/serve-page.ts";
import { adminSdk } from "../support/admin-sdk.ts";

const { db } = adminSdk();
const reads = articleReads(db);
/** Default of CACHE_SECONDS (functions/src/config.ts). */
const sign = cursorSignature(db, () => 60_000);
const ORIGIN = "https://www.nhk-group.example";

/** Calls the pages function without its cache. */
export async function serve(renderer: PageRenderer, path: string, query: string): Promise<string> {
  const request: PageRequest = { method: "GET", path, query, isNavigation: false };
  const log = (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  };
  const answer = await servePage(
    {
      reads,
      renderer,
      origin: ORIGIN,
      now: () => new Date(),
      withTimeout: (work) => work,
      indexNowKey: "",
      searchList: async () => "",
      sign,
      log,
    },
    request,
  );
  if (answer.status !== 200) throw new Error(`${path}?${query} answered ${answer.status}`);
  return answer.body;
}

export async function siteRenderer(): Promise<PageRenderer> {
  const entry = new URL("../../web/dist-ssr/entry-server.js", import.meta.url).href;
  const { render, fillTemplate } = await import(entry);
  const shell = readFileSync(new URL("../../web/dist/spa.html", import.meta.url), "utf8");
  return {
    page: async (path, content) => {
      const data = content && { ...content, origin: ORIGIN };
      return fillTemplate(shell, await render(path, data, ORIGIN), null);
    },
    notFoundPage: async () => fillTemplate(shell, await render("/404", null, ORIGIN), null),
    missingArticle: async () => shell,
    shell: async () => shell,
    staticPages: async () => [],
    knows: async () => true,
  };
}
