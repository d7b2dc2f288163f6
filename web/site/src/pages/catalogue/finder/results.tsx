import { chakra } from "@chakra-ui/react";
import { Link } from "lucide-react";
import { Suspense, useEffect } from "react";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import type { FinderOrder } from "#catalogue/finder/order.ts";
import { recordSearch } from "#lib/record-search.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { markListed } from "#ui/list/list-count.ts";
import { TextButton } from "#ui/text-button.tsx";
import { content } from "./content.ts";
import { copyAddress } from "./copy-address.ts";
import { CriteriaChips } from "./criteria-chips.tsx";
import { FamilyGroup } from "./family-group.tsx";
import { OrderSelect } from "./order-select.tsx";
import type { Search } from "./search.ts";
import { SearchNotes } from "./search-notes.tsx";
import { criteriaIn } from "./state.ts";

const loadNoResults = () => import("./no-results.tsx").then((m) => m.NoResults);
const noResults = lateCode(loadNoResults);

interface FinderResultsProps {
  readonly index: FinderIndex;
  readonly search: Search;
  readonly onOrder: (order: FinderOrder | null) => void;
  readonly onRemove: (criteria: readonly Criterion[], words: readonly string[]) => void;
  readonly onClear: () => void;
}

export function FinderResults({ index, search, onOrder, onRemove, onClear }: FinderResultsProps) {
  const { state, found, criteria, words, conditions } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have links that are not marked yet
  useEffect(markListed, [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has other words
  useEffect(recordSearch, [found]);
  useEffect(() => {
    // The connection may be lost later.
    loadNoResults().catch(() => {});
  }, []);
  return (
    <section aria-labelledby="encontradas">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" mb="3">
        <chakra.h2 id="encontradas" tabIndex={-1} fontSize="1.1875rem" fontWeight="600">
          <span role="status">{content.found(found.total, found.families.length)}</span>
        </chakra.h2>
        <TextButton
          type="button"
          data-screen-only=""
          display={{ base: "none", xl: "inline-flex" }}
          ms="auto"
          onClick={() => void copyAddress()}
        >
          <Link aria-hidden="true" />
          {content.copy}
        </TextButton>
        {found.total > 0 ? <OrderSelect order={state.order} onChange={onOrder} /> : null}
      </chakra.div>
      <SearchNotes search={search} />
      <CriteriaChips
        index={index}
        criteria={criteria}
        words={conditions.flatMap(({ word }) => word ?? [])}
        onRemove={onRemove}
        onClear={onClear}
      />
      {found.total === 0 ? (
        <Suspense>
          <LatePart code={noResults} props={{ index, conditions, onRemove, onClear }} />
        </Suspense>
      ) : null}
      {found.families.map((family) => (
        <FamilyGroup
          key={family.family.slug}
          index={index}
          found={family}
          search={{ criteria, words, order: state.order }}
          typed={criteriaIn(search.parsed)}
        />
      ))}
    </section>
  );
}
