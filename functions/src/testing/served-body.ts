import type { PageDeps } from "../use-cases/articles/page-answer.ts";
import { servePage } from "../use-cases/articles/serve-page.ts";

export type ServedSite = Pick<PageDeps, "reads" | "renderer" | "origin"> & Partial<PageDeps>;

/**
 * What visitors get, without cache.
 * @throws Error unless the answer is a found page
 */
export async function servedBody(site: ServedSite, path: string, query = ""): Promise<string> {
  const { status, body } = await servePage(
    {
      indexNowKey: "",
      now: () => new Date(),
      searchList: async () => "",
      articleIndex: async () => "",
      sign: async () => null,
      withTimeout: (work) => work,
      log: (message, error) => {
        throw new Error(message, { cause: error });
      },
      ...site,
    },
    { method: "GET", path, query, isNavigation: false },
  );
  if (status !== 200) throw new Error(`${path}?${query} answered ${status}`);
  return body;
}
