import { lazy, Suspense } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { StaticPart } from "#ui/static-part.tsx";

const ArticleContent = lazy(() =>
  import("./article-content.tsx").then((m) => ({ default: m.ArticleContent })),
);
const loadedArticle = lateCode(() => import("./loaded-article.tsx").then((m) => m.LoadedArticle));

/** Uses the HTML of the server; without it the browser loads the article. */
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
      <LatePart code={loadedArticle} props={{}} />
    </Suspense>
  );
}
