import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { withoutFinished } from "domain/articles/article-page";
import type { PageRenderer } from "../../../functions/src/use-cases/articles/article-pages.ts";
import { BUILD_FOLDERS, type Mode } from "../build/folders.ts";
import { inRoot } from "../paths.ts";

interface Entry {
  readonly render: (path: string, data: unknown, origin: string) => Promise<object>;
  readonly fillTemplate: (template: string, page: object, data: unknown) => string;
}
const TITLE = /<title>[^<]*<\/title>/;

/** The renderer of the last build, for pages that exist. */
export async function builtRenderer(
  origin: string,
  mode: Mode = "emulators",
): Promise<PageRenderer> {
  const { renderer, site } = BUILD_FOLDERS[mode];
  const entry = pathToFileURL(inRoot(renderer, "entry-server.js")).href;
  const { render, fillTemplate } = (await import(entry)) as Entry;
  const shell = readFileSync(inRoot(site, "spa.html"), "utf8").replace(TITLE, "");
  const missing = async () => {
    throw new Error("A page of a preview is missing");
  };
  return {
    page: async (path, content) => {
      const data = content && { ...content, origin };
      const page = await render(path, data, origin);
      return fillTemplate(shell, page, withoutFinished(data));
    },
    notFoundPage: missing,
    missingArticle: missing,
    failedPage: missing,
    staticPages: async () => [],
    knows: async () => true,
  };
}
