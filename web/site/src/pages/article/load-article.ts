import { hasSession } from "#lib/has-session.ts";
import type { ArticleData } from "#lib/page-data.ts";

export type Loaded =
  | { readonly kind: "found"; readonly data: ArticleData; readonly isDraft: boolean }
  | { readonly kind: "missing" | "failed" };

/** Drafts are for signed-in administrators. Never rejects. */
export async function loadArticle(slug: string): Promise<Loaded> {
  try {
    const [{ publishedArticle }, { firstCards }] = await Promise.all([
      import("kit/firebase/posts"),
      import("#data/articles/cards.ts"),
    ]);
    const published = await publishedArticle(slug);
    const isDraft = published === null;
    const article = published ?? (await loadDraft(slug));
    if (article === null) return { kind: "missing" };
    const [{ renderArticle }, { toView }, { relatedTo }, candidates] = await Promise.all([
      import("domain/article-html/render-article"),
      import("domain/articles/article-page"),
      import("domain/articles/related"),
      isDraft ? [] : firstCards(12),
    ]);
    const { post, body } = article;
    const data: ArticleData = {
      kind: "article",
      origin: location.origin,
      post: toView(post, renderArticle(body.content, body.content_format)),
      related: relatedTo(post, candidates),
    };
    return { kind: "found", data, isDraft };
  } catch (error) {
    console.warn("Loading the article failed", error);
    return { kind: "failed" };
  }
}

async function loadDraft(slug: string) {
  if (!(await hasSession())) return null;
  const { draftArticle } = await import("#data/articles/draft-article.ts");
  return draftArticle(slug);
}
