import { lazy, Suspense } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { StaticPart } from "#ui/static-part.tsx";

const ArticleContent = lazy(() =>
  import("./article-content.tsx").then((m) => ({ default: m.ArticleContent })),
);
const LoadedArticle = lazy(() =>
  import("./loaded-article.tsx").then((m) => ({ default: m.LoadedArticle })),
);

/**
 * An article: finished by the server and then left as it is, or drawn by the browser where the server had none to send.
 */
export function ArticlePage({ data }: PageProps) {
  if (data?.kind === "article") {
    return (
      <StaticPart>
        <ArticleContent data={data} />
      </StaticPart>
    );
  }
  return (
    <Suspense>
      <LoadedArticle />
    </Suspense>
  );
}
