import { useSimilarArticles } from "#similarity/data/use-similar-articles.ts";
import { SimilarNote } from "#similarity/similar-note.tsx";
import { type Content, htmlOf } from "../shared/content.ts";

interface SimilarArticlesProps {
  readonly postId: string;
  readonly content: Content;
}

export function SimilarArticles({ postId, content }: SimilarArticlesProps) {
  const body = { content: htmlOf(content), content_format: "html" } as const;
  return <SimilarNote {...useSimilarArticles(body, postId)} />;
}
