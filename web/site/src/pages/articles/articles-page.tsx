import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ArticlesData, PageProps } from "#lib/page-data.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { StaticPart } from "#ui/static-part.tsx";
import { useQuery } from "#ui/use-query.ts";
import { content } from "./content.ts";
import { ListTop } from "./list-top.tsx";
import { notifyFailed } from "./notify-failed.ts";

// Code that draws cards or searches is loaded with the first touch.
const ArticleList = lazy(() =>
  import("./article-list.tsx").then((m) => ({ default: m.ArticleList })),
);
const TagRow = lazy(() => import("./tag/tag-row.tsx").then((m) => ({ default: m.TagRow })));
const loadedList = lateCode(() => import("./loaded-list.tsx").then((m) => m.LoadedList));
const searchArea = lateCode(() => import("./search-area.tsx").then((m) => m.SearchArea));

export function ArticlesPage({ data }: PageProps) {
  const list = data?.kind === "articles" ? data : null;
  const [query, setQuery] = useQuery();
  const [note, setNote] = useState<string | null>(null);
  const isOn = query !== "" && note !== null;
  useEffect(() => void prepare(), []);
  return (
    <chakra.div data-articles="">
      <ListTop title={content.title} lead={content.lead}>
        <SearchBox
          label={content.search}
          placeholder={content.placeholder}
          value={query}
          onChange={setQuery}
        />
      </ListTop>
      <chakra.p role="status" srOnly>
        {isOn ? note : ""}
      </chakra.p>
      <Suspense>
        {query === "" ? null : (
          <LatePart
            code={searchArea}
            props={{
              query,
              origin: getOrigin(list),
              onQuery: setQuery,
              onNote: setNote,
              onFailure: notifyFailed,
            }}
          />
        )}
        {list ? null : (
          <div hidden={isOn}>
            <LatePart code={loadedList} props={{ onFailure: notifyFailed }} />
          </div>
        )}
      </Suspense>
      {list ? (
        <div hidden={isOn}>
          <StaticPart>
            <TagRow data={list} />
            <ArticleList data={list} />
          </StaticPart>
        </div>
      ) : null}
    </chakra.div>
  );
}

/** The page is hydrated when a visitor touches the search, before the first letter. */
async function prepare(): Promise<void> {
  try {
    const [{ prepareSearch }] = await Promise.all([
      import("#data/articles/search.ts"),
      searchArea.load(),
    ]);
    await prepareSearch();
  } catch (error) {
    console.warn("The search could not be prepared", error);
  }
}

function getOrigin(list: ArticlesData | null): string {
  return list?.origin ?? (typeof location === "undefined" ? "" : location.origin);
}
