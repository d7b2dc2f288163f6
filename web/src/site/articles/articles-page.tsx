import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ArticlesData, PageProps } from "#lib/page-data.ts";
import { StaticPart } from "#ui/shared/static-part.tsx";
import { showStatusMessage } from "#ui/shared/status-message.ts";
import { LatePart, lateCode } from "#ui/site/late-part.tsx";
import { SearchBox } from "#ui/site/search-box.tsx";
import { Wrap } from "#ui/site/section.tsx";
import { useQuery } from "#ui/site/use-query.ts";
import { content } from "./content.ts";

// Code that draws cards or searches is loaded with the first touch.
const ArticleList = lazy(() =>
  import("./article-list.tsx").then((m) => ({ default: m.ArticleList })),
);
const loadedList = lateCode(() => import("./loaded-list.tsx").then((m) => m.LoadedList));
const searchArea = lateCode(() => import("./search-area.tsx").then((m) => m.SearchArea));

/** English title, explained in Spanish. */
function notifyFailed(): void {
  showStatusMessage({ kind: "error", ...content.failed, lang: "en" });
}

export function ArticlesPage({ data }: PageProps) {
  const list = data?.kind === "articles" ? data : null;
  const [query, setQuery] = useQuery();
  const [note, setNote] = useState<string | null>(null);
  const isOn = query !== "" && note !== null;
  useEffect(() => void prepare(), []);
  return (
    <chakra.div data-articles="">
      <ListTop query={query} onQuery={setQuery} />
      <chakra.p role="status" srOnly>
        {isOn ? note : ""}
      </chakra.p>
      <Suspense>
        {query === "" ? null : (
          <LatePart
            code={searchArea}
            props={{
              query,
              origin: originOf(list),
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

function originOf(list: ArticlesData | null): string {
  return list?.origin ?? (typeof location === "undefined" ? "" : location.origin);
}

interface ListTopProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function ListTop({ query, onQuery }: ListTopProps) {
  return (
    <chakra.div
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff)"
      pt="clamp(2.5rem, 5vw, 5rem)"
      pb="2.5rem"
    >
      <Wrap>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0,1fr)", lg: "7fr 5fr" }}
          gap="1.75rem 4rem"
          alignItems="end"
        >
          <div>
            <chakra.h1 textStyle="display.lg">{content.title}</chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" maxWidth="40rem" mt="4">
              {content.lead}
            </chakra.p>
          </div>
          <SearchBox
            label={content.search}
            placeholder={content.placeholder}
            value={query}
            onChange={onQuery}
          />
        </chakra.div>
      </Wrap>
    </chakra.div>
  );
}
