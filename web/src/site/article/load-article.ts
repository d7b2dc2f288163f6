import { hasSession } from "#lib/has-session.ts";
import type { ArticleData } from "#lib/page-data.ts";

/** What the browser finds under a slug. */
export type Loaded =
  | { readonly kind: "found"; readonly data: ArticleData; readonly isDraft: boolean }
  | { readonly kind: "missing" | "failed" };

/**
 * Reads an article for its page: the published one, or the draft where somebody is signed in who may see it.
 * The database's code, the Markdown parser and the panel's SDK are fetched here and nowhere before. Never rejects.
 */
export async function loadArticle(slug: string): Promise<Loaded> {
  try {
    const { firstCards, publishedArticle } = await import("#data/posts.ts");
    const published = await publishedArticle(slug);
    const isDraft = published === null;
    const article = published ?? (await draftOf(slug));
    if (article === null) return { kind: "missing" };
    const [{ renderArticle }, { relatedTo, viewOf }, candidates] = await Promise.all([
      import("functions/domain/article-html/render-article"),
      import("functions/domain/article-page"),
      isDraft ? [] : firstCards(12),
    ]);
    const { post, body } = article;
    const data: ArticleData = {
      kind: "article",
      origin: location.origin,
      post: viewOf(post, renderArticle(body.content, body.content_format)),
      related: relatedTo(post, candidates, 3),
    };
    return { kind: "found", data, isDraft };
  } catch (error) {
    console.warn("Article not loaded:", error);
    return { kind: "failed" };
  }
}

async function draftOf(slug: string) {
  if (!(await hasSession())) return null;
  const { draftArticle } = await import("#data/draft-article.ts");
  return draftArticle(slug);
}
