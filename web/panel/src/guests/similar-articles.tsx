import { useSimilarArticles } from "#similarity/data/use-similar-articles.ts";
import { SimilarNote } from "#similarity/similar-note.tsx";

export function SimilarArticles({ content }: { readonly content: string }) {
  return <SimilarNote {...useSimilarArticles({ content })} />;
}
