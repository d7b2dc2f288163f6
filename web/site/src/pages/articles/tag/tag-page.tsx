import { normalPath } from "kit/lib/paths";
import { lazy, Suspense } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { StaticPart } from "#ui/static-part.tsx";

const TagList = lazy(() => import("./tag-list.tsx").then((m) => ({ default: m.TagList })));
const loadedTag = lateCode(() => import("./tag-list.tsx").then((m) => m.TagList));

/** /articulos/{etiqueta} */
export function TagPage({ data }: PageProps) {
  if (data?.kind === "articles" && data.tag) {
    return (
      <StaticPart>
        <TagList slug={data.tag} list={data} />
      </StaticPart>
    );
  }
  const slug = normalPath(location.pathname).split("/").at(-1) ?? "";
  return (
    <Suspense>
      <LatePart code={loadedTag} props={{ slug, list: null }} />
    </Suspense>
  );
}
