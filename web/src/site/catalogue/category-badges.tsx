import { chakra } from "@chakra-ui/react";
import type { Criterion, FacetCounts, FinderStart } from "functions/domain/catalogue/finder/model";
import { CATEGORIES } from "./categories.ts";
import { ALL, anchorOf } from "./category-filter.ts";
import { content } from "./finder/content.ts";
import { counted } from "./finder/counted.ts";

const chosen = { bg: "brand.solid", color: "white", borderColor: "brand.solid" };

/** Links and buttons have the same size, so that nothing moves when the finder replaces one by the other. */
const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    mt: "5",
    "& :is(a, button)": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: { base: "target.touch", sm: "2rem" },
      px: "2.5",
      borderRadius: "l1",
      border: "1px solid transparent",
      bg: "bg.muted",
      color: "gray.fg",
      fontSize: ".8125rem",
      fontWeight: "550",
      _hover: { borderColor: "border.control" },
      "&[data-count]::after": {
        content: 'attr(data-count) / ""',
        fontWeight: "400",
        fontVariantNumeric: "tabular-nums",
      },
      "&[aria-pressed=true]": chosen,
      "&[aria-disabled=true]": { color: "fg.muted", cursor: "not-allowed" },
    },
  },
});

const badges = [ALL, ...CATEGORIES] as const;

function countOf(start: FinderStart, counts: FacetCounts, category: string): number {
  return start.families.reduce((sum, family, at) => {
    const isCounted = category === ALL || family.category === category;
    return isCounted ? sum + (counts.family[at] ?? 0) : sum;
  }, 0);
}

/** Filter the cards, without JavaScript. */
export function CategoryLinks({ start }: { readonly start: FinderStart | null }) {
  return (
    <List aria-label="Categorías" data-filters="">
      {badges.map((category) => (
        <li key={category}>
          <a
            href={`#${anchorOf(category)}`}
            {...(start ? { "data-count": countOf(start, start.counts, category) } : {})}
            {...(category === ALL ? { "aria-current": "true" as const } : {})}
          >
            {category}
          </a>
        </li>
      ))}
    </List>
  );
}

interface FamilyButtonsProps {
  readonly start: FinderStart;
  readonly counts: FacetCounts;
  readonly criteria: readonly Criterion[];
  /** @param family slug, or null for all */
  readonly onChoose: (family: string | null) => void;
}

/** Filter what the finder finds. */
export function FamilyButtons({ start, counts, criteria, onChoose }: FamilyButtonsProps) {
  const families = criteria.filter(({ facet }) => facet === "family");
  return (
    <List aria-label={content.families} data-screen-only="">
      {badges.map((category) => {
        const slug = start.families.find((family) => family.category === category)?.slug ?? null;
        const count = countOf(start, counts, category);
        const isChosen =
          slug === null ? families.length === 0 : families.some(({ value }) => value === slug);
        const isDisabled = count === 0 && !isChosen && slug !== null;
        return (
          <li key={category}>
            <button
              type="button"
              data-count={counted(count, countOf(start, start.counts, category))}
              aria-pressed={isChosen}
              aria-disabled={isDisabled || undefined}
              onClick={() => {
                if (!isDisabled) onChoose(slug);
              }}
            >
              {category}
            </button>
          </li>
        );
      })}
    </List>
  );
}
