import { paths } from "kit/lib/paths";
import { SearchX } from "lucide-react";
import { useEffect } from "react";
import { type Search, useSearch } from "#data/articles/use-search.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { LoadingMessage } from "#ui/loading-message.tsx";
import { content } from "./content.ts";
import { ResultGroup, ResultList } from "./result-list.tsx";
import { searchIn } from "./search-links.ts";

export type ArticleSearch = Search;

interface ArticleGroupProps {
  readonly text: string;
  readonly onSearch: (search: ArticleSearch) => void;
}

const SHOWN = 5;
const OPTIONS = { size: SHOWN, withCards: false, onFailure: () => {} };

/** Code and articles are loaded apart from the catalog's, so that each can fail alone. */
export function ArticleGroup({ text, onSearch }: ArticleGroupProps) {
  const { search, more } = useSearch(text, OPTIONS);
  useEffect(() => onSearch(search), [search, onSearch]);
  if (search.state === "off") return null;
  const { state, count, matches, hasMore } = search;
  const { failed } = content.articles;
  const failure =
    state === "failed" ? (
      <EmptyPanel
        icon={SearchX}
        title={count === 0 ? failed.title : failed.more}
        text={failed.text}
        action={{ label: content.retry, onClick: more }}
      />
    ) : null;
  if (count === 0 && failure) return failure;
  if (count === 0 && state === "searching")
    return <LoadingMessage>{content.articles.loading}</LoadingMessage>;
  if (count === 0 && !hasMore) return null;
  const isLink = hasMore || count > SHOWN;
  return (
    <>
      <ResultGroup
        id="articulos"
        title={content.articles.title}
        count={count}
        {...(isLink
          ? {
              more: {
                href: searchIn(paths.articles, text),
                text: count === 0 ? content.articles.more : content.articles.all,
              },
            }
          : {})}
      >
        <ResultList
          results={matches.slice(0, SHOWN).map(({ slug, title, excerpt }) => ({
            ...{ href: paths.article(slug), title, text: excerpt },
          }))}
        />
      </ResultGroup>
      {failure}
    </>
  );
}
