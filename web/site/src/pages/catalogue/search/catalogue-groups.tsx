import { paths } from "kit/lib/paths";
import { Suspense } from "react";
import { familyQuery } from "#catalogue/finder/family-query.ts";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { ReferenceRows } from "../finder/reference-rows.tsx";
import { SearchNotes } from "../finder/search-notes.tsx";
import { criteriaIn, without } from "../finder/state.ts";
import { content } from "./content.ts";
import { type FoundInCatalogue, toText } from "./find-in-catalogue.ts";
import { ResultGroup, ResultList } from "./result-list.tsx";
import { searchIn } from "./search-links.ts";

const noResults = lateCode(() => import("../finder/no-results.tsx").then((m) => m.NoResults));

interface CatalogueGroupsProps {
  readonly index: FinderIndex;
  readonly found: FoundInCatalogue;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function CatalogueGroups({ index, found, text, onText }: CatalogueGroupsProps) {
  const { search, rows, families } = found;
  const { criteria, words, conditions, state, parsed } = search;
  const { total } = search.found;
  const { references } = content;
  const typed = criteriaIn(parsed);
  return (
    <>
      <SearchNotes search={search} />
      {total > 0 ? (
        <ResultGroup
          id="referencias"
          title={references.title}
          count={total}
          more={{ href: searchIn(paths.catalogue, text), text: references.all(total) }}
        >
          <ReferenceRows label={references.caption} index={index} rows={rows} typed={typed} />
        </ResultGroup>
      ) : null}
      {total === 0 && found.hasWays ? (
        <ResultGroup id="referencias" title={references.title} count={0} isPlain>
          <Suspense>
            <LatePart
              code={noResults}
              props={{
                ...{ index, conditions },
                onRemove: (removed: readonly Criterion[], removedWords: readonly string[]) =>
                  onText(toText(without(state, parsed, removed, removedWords), index)),
                onClear: () => onText(""),
              }}
            />
          </Suspense>
        </ResultGroup>
      ) : null}
      {total === 0 && !found.hasWays && search.unknown.length === 0 ? (
        <p>{references.none(text.trim())}</p>
      ) : null}
      {families.length > 0 ? (
        <ResultGroup id="familias" title={content.families.title} count={families.length}>
          <ResultList
            results={families.map(({ family, count, rows: own }) => ({
              href:
                paths.family(family.slug) +
                (count > 0
                  ? familyQuery(family, { criteria, words, rows: own, order: null }, index)
                  : ""),
              title: family.name,
              text: content.families.formatCount(count, family.total),
              picture: family.image,
            }))}
          />
        </ResultGroup>
      ) : null}
    </>
  );
}
