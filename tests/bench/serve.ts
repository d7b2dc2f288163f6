import { articleReads } from "../../functions/src/adapters/pages/articles.ts";
import { cursorSignature } from "../../functions/src/adapters/pages/cursor-signature.ts";
import { servedBody } from "../../functions/src/testing/served-body.ts";
import type {
  ArticleReads,
  PageRenderer,
} from "../../functions/src/use-cases/articles/article-pages.ts";
import { builtRenderer } from "../../scripts/lib/preview/built-renderer.ts";
import { adminSdk } from "../support/admin-sdk.ts";

const { db } = adminSdk();
const reads = articleReads(db);
/** Default of CACHE_SECONDS (functions/src/config.ts). */
const sign = cursorSignature(db, () => 60_000);
const origin = "https://www.nhk-group.example";

export interface BenchSite {
  readonly renderer: PageRenderer;
  readonly reads: ArticleReads;
}

export async function benchSite(): Promise<BenchSite> {
  return { renderer: await builtRenderer(origin), reads };
}

/** Calls the pages function without its cache. */
export function serve(site: BenchSite, path: string, query: string): Promise<string> {
  return servedBody({ ...site, origin, sign }, path, query);
}
