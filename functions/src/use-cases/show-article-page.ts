import { renderArticle } from "../domain/article-html/render-article.ts";
import { cardOf, relatedTo, viewOf } from "../domain/article-page.ts";
import { isSlug } from "../domain/slug.ts";
import type { ArticleReads, PageContent } from "./render-ports.ts";

/** What an article's address answers. */
export type ArticleAnswer =
  | { readonly kind: "found"; readonly content: PageContent }
  | { readonly kind: "moved"; readonly slug: string }
  | { readonly kind: "gone" }
  | { readonly kind: "missing" };

const RELATED = 3;
/** Renames of one article that are followed; a longer chain is a fault. */
const HOPS = 10;

/**
 * The article under a slug. A renamed one names its newest address at once, whatever lies between (SECURITY 3.15);
 * an address without the form of a slug is not looked up.
 */
export async function showArticlePage(reads: ArticleReads, slug: string): Promise<ArticleAnswer> {
  if (!isSlug(slug)) return { kind: "missing" };
  const entry = await reads.slugEntry(slug);
  if (entry === null) return { kind: "missing" };
  if (entry.state === "gone") return { kind: "gone" };
  if (entry.state === "moved") return follow(reads, entry.target);
  const [article, candidates] = await Promise.all([
    reads.article(entry.post_id),
    reads.candidates(),
  ]);
  if (article === null || article.post.slug !== slug) return { kind: "missing" };
  const { post, body } = article;
  return {
    kind: "found",
    content: {
      kind: "article",
      post: viewOf(post, renderArticle(body.content, body.content_format)),
      related: relatedTo(post, candidates, RELATED).map(cardOf),
    },
  };
}

async function follow(reads: ArticleReads, target: string): Promise<ArticleAnswer> {
  let slug = target;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const entry = await reads.slugEntry(slug);
    if (entry === null) break;
    if (entry.state !== "moved")
      return entry.state === "gone" ? { kind: "gone" } : { kind: "moved", slug };
    slug = entry.target;
  }
  return { kind: "missing" };
}
