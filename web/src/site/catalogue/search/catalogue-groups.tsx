import { familyQuery } from "functions/domain/catalogue/finder/family-query";
import type { FinderIndex } from "functions/domain/catalogue/finder/model";
import { paths } from "#lib/paths.ts";
import { ReferenceRows } from "../finder/reference-rows.tsx";
import { content } from "./content.ts";
import type { FoundInCatalogue } from "./find-in-catalogue.ts";
import { ResultGroup, ResultList } from "./result-list.tsx";
import { searchIn } from "./search-links.ts";

interface CatalogueGroupsProps {
  readonly index: FinderIndex;
  readonly found: FoundInCatalogue;
  readonly text: string;
}

export function CatalogueGroups({ index, found, text }: CatalogueGroupsProps) {
  const { total, rows, families, criteria, words } = found;
  const { references } = content;
  const search = { criteria, words, order: null };
  return (
    <>
      {total > 0 ? (
        <ResultGroup
          id="referencias"
          title={references.title}
          count={total}
          more={{ href: searchIn(paths.catalogue, text), text: references.all(total) }}
        >
          <ReferenceRows label={references.caption} index={index} rows={rows} typed={criteria} />
        </ResultGroup>
      ) : null}
      {families.length > 0 ? (
        <ResultGroup id="familias" title={content.families.title} count={families.length}>
          <ResultList
            results={families.map(({ family, count }) => ({
              href:
                paths.family(family.slug) +
                (count > 0 ? familyQuery(family, search, index.values) : ""),
              title: family.name,
              text: content.families.countOf(count, family.total),
              picture: family.image,
            }))}
          />
        </ResultGroup>
      ) : null}
    </>
  );
}
