import type { StoredPost } from "domain/posts/post";
import type { StoredSlug } from "domain/posts/stored-slug";
import type { PageDeps, PageRequest } from "../use-cases/articles/page-answer.ts";
import { servePage } from "../use-cases/articles/serve-page.ts";
import { memoryReads, plainRenderer, testPost } from "./memory-articles.ts";

export const ORIGIN = "https://www.example.com";

export function served(
  path: string,
  {
    posts = [testPost(1)],
    slugs = {},
    ...request
  }: Partial<PageRequest> & {
    posts?: readonly StoredPost[];
    slugs?: Readonly<Record<string, StoredSlug>>;
  } = {},
  deps: Partial<PageDeps> = {},
) {
  return servePage(
    {
      reads: memoryReads(posts, slugs),
      renderer: plainRenderer,
      origin: ORIGIN,
      indexNowKey: "",
      now: () => new Date("2026-11-21T10:00:00Z"),
      log: () => undefined,
      withTimeout: (work) => work,
      searchList: async () => "list",
      articleIndex: async () => "index",
      sign: async (text) => `s${text.length}`,
      ...deps,
    },
    { method: "GET", path, query: "", isNavigation: false, ...request },
  );
}
