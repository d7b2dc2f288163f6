import { chakra, Flex } from "@chakra-ui/react";
import type { ArticleCard as Card } from "domain/articles/article-page";
import { SearchX } from "lucide-react";
import { createContext, Fragment, memo, use, useEffect, useRef, useState } from "react";
import { mostRead } from "#data/articles/search.ts";
import type { Search } from "#data/articles/use-search.ts";
import { recordSearch } from "#lib/record-search.ts";
import { ArticleCard, CardGrid, Excerpt } from "#ui/article/article-card.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { LoadingMessage } from "#ui/loading-message.tsx";
import { Wrap } from "#ui/section.tsx";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { ListHead } from "./article-list.tsx";
import { content } from "./content.ts";
import { fromFirstMatch, type SearchTerms, type Segment, toSegments } from "./match.ts";

const Button = chakra("button", siteRecipes.button);

interface SearchResultsProps {
  readonly search: Exclude<Search, { readonly state: "off" }>;
  readonly note: string;
  readonly terms: SearchTerms;
  readonly origin: string;
  readonly onQuery: (query: string) => void;
  readonly onMore: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { search, note, terms, origin, onQuery, onMore } = props;
  const { cards, state, count, hasMore, suggestion } = search;
  const hasHeading = count > 0 || hasMore || state === "searching";
  const top = useMostRead();
  const grid = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);
  useEffect(() => {
    const links = grid.current?.querySelectorAll<HTMLElement>("[data-article]");
    const from = focusFrom.current;
    if (state === "searching" || from === null) return;
    focusFrom.current = null;
    // Only in place of the pressed button, which is gone.
    if (document.activeElement === document.body) links?.[from]?.focus();
  }, [state]);
  useEffect(() => {
    if (state !== "searching") recordSearch();
  }, [state]);
  const thenFocus = (from: number, search: () => void) => () => {
    focusFrom.current = from;
    search();
  };
  const showMore = thenFocus(cards.length, onMore);
  const clear = () => {
    onQuery("");
    document.getElementById("q")?.focus();
  };
  return (
    <Wrap
      as="section"
      {...(hasHeading ? { "aria-labelledby": "resultados" } : {})}
      pb="section.y"
      aria-busy={state === "searching"}
    >
      {hasHeading ? <ListHead id="resultados" title={content.results} note={note} /> : null}
      <CardGrid ref={grid}>
        <Terms value={terms}>
          {cards.map((card) => (
            <Match key={card.id} card={card} origin={origin} rank={top.indexOf(card.id) + 1} />
          ))}
        </Terms>
      </CardGrid>
      {state === "searching" ? <LoadingMessage>{content.loading}</LoadingMessage> : null}
      {state === "done" && hasMore ? (
        <Flex justify="center" mt="10">
          <Button type="button" variant="outline" size="md" onClick={showMore}>
            {content.more}
          </Button>
        </Flex>
      ) : null}
      {state === "failed" ? (
        <EmptyPanel
          icon={SearchX}
          title={cards.length === 0 ? content.searchFailed : content.moreFailed}
          text={content.failed.text}
          action={{ label: content.retry, onClick: showMore }}
        />
      ) : null}
      {state === "done" && count === 0 && !hasMore ? (
        <EmptyPanel
          icon={SearchX}
          title={content.none}
          text={content.noMatch}
          action={
            suggestion === null
              ? { label: content.clear, onClick: clear }
              : {
                  label: content.meant(suggestion),
                  onClick: thenFocus(0, () => onQuery(suggestion)),
                }
          }
        />
      ) : null}
    </Wrap>
  );
}

/** Badges tell the rank among all articles. */
function useMostRead(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    mostRead().then(setIds, (error: unknown) =>
      console.warn("The most read articles could not be read", error),
    );
  }, []);
  return ids;
}

const Terms = createContext<SearchTerms>({ phrase: "", words: [] });

interface MatchProps {
  readonly card: Card;
  readonly origin: string;
  /** 0 for a card without a rank. */
  readonly rank: number;
}

/** Only the marks change with a letter, and nothing with an answer that has the same cards. */
const Match = memo(
  ({ card, origin, rank }: MatchProps) => (
    <ArticleCard
      card={card}
      variant="grid"
      origin={origin}
      isDeferred
      rank={rank || undefined}
      title={<MarkedTitle text={card.title} />}
      excerpt={<MarkedExcerpt text={card.excerpt ?? ""} />}
    />
  ),
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);

function MarkedTitle({ text }: { readonly text: string }) {
  return <Marked segments={toSegments(text, use(Terms))} />;
}

function MarkedExcerpt({ text }: { readonly text: string }) {
  const segments = toSegments(text, use(Terms));
  return segments.some(({ isMatch }) => isMatch) ? (
    <Excerpt>
      <Marked segments={fromFirstMatch(segments)} />
    </Excerpt>
  ) : null;
}

function Marked({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch, at }) =>
    isMatch ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}
