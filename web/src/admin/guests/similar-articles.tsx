import { useSimilarArticles } from "#data/similarity/use-similar-articles.ts";
import { SimilarNote } from "#ui/panel/similar-note.tsx";

export function SimilarArticles({ content }: { readonly content: string }) {
  const { check, retry } = useSimilarArticles({ content });
  return <SimilarNote check={check} onRetry={retry} />;
}
