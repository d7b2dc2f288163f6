import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { WifiOff } from "lucide-react";
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SearchData } from "#lib/page-data.ts";
import { recordSearch } from "#lib/record-search.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { markListed } from "#ui/list/list-count.ts";
import { LoadingMessage } from "#ui/loading-message.tsx";
import { prepareFinder } from "../finder/finder-screen.tsx";
import { useIndex } from "../finder/use-index.ts";
import type { ArticleSearch } from "./article-group.tsx";
import { CatalogueGroups } from "./catalogue-groups.tsx";
import { content } from "./content.ts";
import { type FoundInCatalogue, findInCatalogue } from "./find-in-catalogue.ts";
import { findNorms } from "./find-norms.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultGroup, ResultList } from "./result-list.tsx";

const articleGroup = lateCode(() => import("./article-group.tsx").then((m) => m.ArticleGroup));

interface SearchScreenProps {
  readonly data: SearchData;
  /** Not empty. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** From the finder's chunk, which splitting would enlarge. */
export const prepareSearch = prepareFinder;

export function SearchScreen({ data, text, onText }: SearchScreenProps) {
  const { index, hasFailed, retry } = useIndex(data.index);
  // A letter is drawn before what it finds.
  const asked = useDeferredValue(text);
  const found = useMemo(() => (index ? findInCatalogue(index, asked) : null), [index, asked]);
  const norms = useMemo(() => findNorms(data.norms, asked), [data.norms, asked]);
  const [articles, setArticles] = useState<ArticleSearch | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have links that are not marked yet
  useEffect(markListed, [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has other words
  useEffect(recordSearch, [found]);
  const isNothing =
    found !== null && getSize(found) + norms.length === 0 && isWithoutArticles(articles);
  return (
    <>
      <chakra.p role="status" srOnly>
        {formatNote(found, norms.length, articles)}
      </chakra.p>
      {isNothing ? (
        <NothingFound
          text={text.trim()}
          suggestion={findSuggestion(articles)}
          onText={(next) => {
            onText(next);
            // The pressed button goes.
            document.getElementById("q")?.focus();
          }}
        />
      ) : null}
      <chakra.div display="grid" gridTemplateColumns="minmax(0,1fr)" gap="9">
        {index && found ? (
          <CatalogueGroups index={index} found={found} text={asked} onText={onText} />
        ) : null}
        {index || hasFailed ? null : <LoadingMessage>{content.references.loading}</LoadingMessage>}
        {hasFailed && !index ? (
          <EmptyPanel
            icon={WifiOff}
            title={content.references.failed.title}
            text={content.references.failed.text}
            action={{ label: content.retry, onClick: () => void retry() }}
          />
        ) : null}
        {norms.length > 0 ? (
          <ResultGroup id="normas" title={content.norms.title} count={norms.length}>
            <ResultList
              results={norms.map(({ id, name, type }) => ({
                ...{ href: `${paths.certifications}#${id}`, title: name, text: type },
              }))}
            />
          </ResultGroup>
        ) : null}
        <Suspense fallback={<LoadingMessage>{content.articles.loading}</LoadingMessage>}>
          <LatePart code={articleGroup} props={{ text, onSearch: setArticles }} />
        </Suspense>
      </chakra.div>
    </>
  );
}

const getSize = ({ search, families, hasWays }: FoundInCatalogue) =>
  search.found.total + families.length + Number(hasWays);

/** A search that failed or goes on has not found nothing. */
function isWithoutArticles(articles: ArticleSearch | null): boolean {
  if (articles === null) return false;
  if (articles.state === "off") return true;
  return articles.state === "done" && articles.count === 0 && !articles.hasMore;
}

function findSuggestion(articles: ArticleSearch | null): string | null {
  return articles === null || articles.state === "off" ? null : articles.suggestion;
}

/** @returns an empty text until all is known */
function formatNote(
  found: FoundInCatalogue | null,
  norms: number,
  articles: ArticleSearch | null,
): string {
  if (found === null || articles === null) return "";
  const catalogue = content.found(found.search.found.total, found.families.length, norms);
  // A failed search of articles says so in place.
  if (articles.state === "off" || articles.state === "failed") return catalogue;
  if (articles.state !== "done") return "";
  return `${catalogue}, ${content.foundArticles(articles.count, articles.isPartial)}`;
}
