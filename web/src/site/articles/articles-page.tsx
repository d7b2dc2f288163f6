import { Box, chakra, Grid } from "@chakra-ui/react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { ArticlesData, PageProps } from "#lib/page-data.ts";
import { showNote } from "#ui/note.ts";
import { Wrap } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";
import { content } from "./content.ts";
import { SearchBox } from "./search-box.tsx";
import { useSearch } from "./use-search.ts";

// A finished list is left as it is; what draws cards is fetched with the first search.
const ArticleList = lazy(() =>
  import("./article-list.tsx").then((m) => ({ default: m.ArticleList })),
);
const LoadedList = lazy(() => import("./loaded-list.tsx").then((m) => ({ default: m.LoadedList })));
const SearchResults = lazy(() =>
  import("./search-results.tsx").then((m) => ({ default: m.SearchResults })),
);

/** Says that the articles could not be loaded: the specification's English title, explained in Spanish (G-36). */
function sayFailed(): void {
  showNote({ kind: "error", ...content.failed, lang: "en" });
}

/** The article list with its search, which looks through all articles and keeps what is sought in the address. */
export function ArticlesPage({ data }: PageProps) {
  const list = data?.kind === "articles" ? data : null;
  const [query, setQuery] = useQuery();
  const { search, needle, retry } = useSearch(query, sayFailed);
  const isOn = search.state !== "off";
  return (
    <Box data-articles="">
      <ListTop query={query} onQuery={setQuery} />
      <chakra.p role="status" srOnly>
        {isOn
          ? search.state === "searching"
            ? content.searching(search.matches.length)
            : content.found(search.matches.length)
          : ""}
      </chakra.p>
      <Suspense>
        {isOn ? (
          <SearchResults
            search={search}
            needle={needle}
            origin={originOf(list)}
            onClear={() => setQuery("")}
            onRetry={retry}
          />
        ) : null}
        {list ? null : (
          <div hidden={isOn}>
            <LoadedList onFailure={sayFailed} />
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
    </Box>
  );
}

/** Where shared addresses begin: what the server says; the page's own origin where the browser draws the list. */
function originOf(list: ArticlesData | null): string {
  return list?.origin ?? (typeof location === "undefined" ? "" : location.origin);
}

/** What is sought. A finished page shows nothing sought; the address is read once the page listens. */
function useQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const read = () => setQuery(new URLSearchParams(location.search).get("q") ?? "");
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const change = useCallback((next: string) => {
    setQuery(next);
    const url = new URL(location.href);
    if (next.trim() === "") url.searchParams.delete("q");
    else url.searchParams.set("q", next);
    history.replaceState(history.state, "", url);
  }, []);
  return [query, change];
}

interface ListTopProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function ListTop({ query, onQuery }: ListTopProps) {
  return (
    <Box
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff)"
      pt="clamp(2.5rem, 5vw, 5rem)"
      pb="2.5rem"
    >
      <Wrap>
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "7fr 5fr" }}
          gap="1.75rem 4rem"
          alignItems="end"
        >
          <div>
            <chakra.h1 textStyle="display.lg">{content.title}</chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" maxWidth="40rem" mt="4">
              {content.lead}
            </chakra.p>
          </div>
          <SearchBox value={query} onChange={onQuery} />
        </Grid>
      </Wrap>
    </Box>
  );
}
