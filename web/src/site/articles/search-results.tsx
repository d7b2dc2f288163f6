import { SearchX } from "lucide-react";
import { Fragment } from "react";
import { ArticleCard, CardGrid } from "#ui/article-card.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { Wrap } from "#ui/section.tsx";
import { Waiting } from "#ui/spinner.tsx";
import { ListHead } from "./article-list.tsx";
import { content } from "./content.ts";
import { fromFirstHit, type Stretch, stretchesOf } from "./match.ts";
import { PlainButton } from "./plain-button.tsx";
import type { Search } from "./use-search.ts";

interface SearchResultsProps {
  readonly search: Exclude<Search, { readonly state: "off" }>;
  readonly needle: string;
  readonly origin: string;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Matches of a search in one grid, each with its true rank (G-27). */
export function SearchResults({ search, needle, origin, onClear, onRetry }: SearchResultsProps) {
  const { matches, state } = search;
  return (
    <Wrap as="section" aria-labelledby="todos" pb="section.y" aria-busy={state === "searching"}>
      {matches.length > 0 || state === "searching" ? (
        <ListHead id="todos" title={content.all} note={null} />
      ) : null}
      <CardGrid>
        {matches.map(({ card, rank }) => (
          <ArticleCard
            key={card.id}
            card={card}
            look="grid"
            origin={origin}
            rank={rank}
            title={<Marked stretches={stretchesOf(card.title, needle)} />}
            excerpt={excerptOf(card.excerpt ?? "", needle)}
          />
        ))}
      </CardGrid>
      {state === "searching" ? <Waiting>{content.loading}</Waiting> : null}
      {state === "failed" ? (
        <EmptyPanel icon={SearchX} title={content.none} text={content.failed.text}>
          <PlainButton onClick={onRetry}>{content.retry}</PlainButton>
        </EmptyPanel>
      ) : null}
      {state === "done" && matches.length === 0 ? (
        <EmptyPanel icon={SearchX} title={content.none} text={content.noMatch}>
          <PlainButton onClick={onClear}>{content.clear}</PlainButton>
        </EmptyPanel>
      ) : null}
    </Wrap>
  );
}

function Marked({ stretches }: { readonly stretches: readonly Stretch[] }) {
  return stretches.map(({ text, isHit, at }) =>
    isHit ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

/** Shows in the excerpt why a card was found, where the excerpt is why. */
function excerptOf(excerpt: string, needle: string) {
  const stretches = stretchesOf(excerpt, needle);
  return stretches.some(({ isHit }) => isHit) ? (
    <Marked stretches={fromFirstHit(stretches)} />
  ) : null;
}
