import { useSimilarArticles } from "#similarity/data/use-similar-articles.ts";
import { SimilarNote } from "#similarity/similar-note.tsx";
import { type Content, toHtml } from "../shared/content.ts";

interface SimilarArticlesProps {
  readonly postId: string;
  readonly content: Content;
}

export function SimilarArticles({ postId, content }: SimilarArticlesProps) {
  const body = { content: toHtml(content), content_format: "html" } as const;
  return <SimilarNote {...useSimilarArticles(body, postId)} />;
}
