import { readFileSync } from "node:fs";
import { articleReads } from "../../functions/src/adapters/articles.ts";
import type { PageRenderer } from "../../functions/src/use-cases/render-ports.ts";
import { type PageRequest, servePage } from "../../functions/src/use-cases/serve-page.ts";
import { adminSdk } from "../support/admin-sdk.ts";

const { db } = adminSdk();
/** As long as the default of RELATED_SECONDS (functions/src/config.ts). */
const reads = articleReads(db, () => 60_000);
const ORIGIN = "https://www.nhk-group.example";

/**
 * What the pages function answers, in this process and without its cache.
 * @returns the body of the answer
 * @throws when it is no page
 */
export async function serve(renderer: PageRenderer, path: string, query: string): Promise<string> {
  const request: PageRequest = { method: "GET", path, query, isNavigation: false };
  const log = (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  };
  const answer = await servePage(
    { reads, renderer, origin: ORIGIN, inTime: (work) => work, log },
    request,
  );
  if (answer.status !== 200) throw new Error(`${path}?${query} answered ${answer.status}`);
  return answer.body;
}

/** The built renderer, as the pages function bundles it. */
export async function siteRenderer(): Promise<PageRenderer> {
  const entry = new URL("../../web/dist-ssr/entry-server.js", import.meta.url).href;
  const { render, fillTemplate } = await import(entry);
  const shell = readFileSync(new URL("../../web/dist/spa.html", import.meta.url), "utf8");
  return {
    page: async (path, content) => {
      const data = content && { ...content, origin: ORIGIN };
      return fillTemplate(shell, await render(path, data, ORIGIN), null);
    },
    shell: async () => shell,
    staticPages: async () => [],
    knows: async () => true,
  };
}
