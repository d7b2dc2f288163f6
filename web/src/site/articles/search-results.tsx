import { SearchX } from "lucide-react";
import { Fragment } from "react";
import { ArticleCard, CardGrid } from "#ui/article/article-card.tsx";
import { LoadingMessage } from "#ui/shared/loading-message.tsx";
import { EmptyPanel } from "#ui/site/empty-panel.tsx";
import { Wrap } from "#ui/site/section.tsx";
import { ListHead } from "./article-list.tsx";
import { content } from "./content.ts";
import { fromFirstMatch, type Segment, segmentsOf } from "./match.ts";
import type { Search } from "./use-search.ts";

interface SearchResultsProps {
  readonly search: Exclude<Search, { readonly state: "off" }>;
  readonly term: string;
  readonly origin: string;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

export function SearchResults({ search, term, origin, onClear, onRetry }: SearchResultsProps) {
  const { matches, state } = search;
  const hasHeading = matches.length > 0 || state === "searching";
  const count = (state === "searching" ? content.searching : content.found)(matches.length);
  return (
    <Wrap
      as="section"
      {...(hasHeading ? { "aria-labelledby": "resultados" } : {})}
      pb="section.y"
      aria-busy={state === "searching"}
    >
      {hasHeading ? <ListHead id="resultados" title={content.results} note={count} /> : null}
      <CardGrid>
        {matches.map(({ card, rank }) => (
          <ArticleCard
            key={card.id}
            card={card}
            variant="grid"
            origin={origin}
            rank={rank}
            title={<Marked segments={segmentsOf(card.title, term)} />}
            excerpt={excerptOf(card.excerpt ?? "", term)}
          />
        ))}
      </CardGrid>
      {state === "searching" ? <LoadingMessage>{content.loading}</LoadingMessage> : null}
      {state === "failed" ? (
        <EmptyPanel
          icon={SearchX}
          title={content.none}
          text={content.failed.text}
          action={{ label: content.retry, onClick: onRetry }}
        />
      ) : null}
      {state === "done" && matches.length === 0 ? (
        <EmptyPanel
          icon={SearchX}
          title={content.none}
          text={content.noMatch}
          action={{ label: content.clear, onClick: onClear }}
        />
      ) : null}
    </Wrap>
  );
}

function Marked({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch, at }) =>
    isMatch ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

function excerptOf(excerpt: string, term: string) {
  const segments = segmentsOf(excerpt, term);
  return segments.some(({ isMatch }) => isMatch) ? (
    <Marked segments={fromFirstMatch(segments)} />
  ) : null;
}
