import { useSimilarArticles } from "#data/similarity/use-similar-articles.ts";
import { SimilarNote } from "#ui/panel/similar-texts/similar-note.tsx";

export function SimilarArticles({ content }: { readonly content: string }) {
  return <SimilarNote {...useSimilarArticles({ content })} />;
}
