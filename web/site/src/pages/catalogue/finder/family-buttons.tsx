import type { Criterion, FinderFamily } from "#catalogue/finder/model.ts";
import { BadgeList } from "#ui/badge-list.tsx";
import { content } from "./content.ts";
import { counted } from "./counted.ts";

interface FamilyButtonsProps {
  readonly families: readonly FinderFamily[];
  readonly counts: readonly number[];
  readonly criteria: readonly Criterion[];
  /** @param family slug, or null for all */
  readonly onChoose: (family: string | null) => void;
}

/** In place of the badges, which filter cards. */
export function FamilyButtons({ families, counts, criteria, onChoose }: FamilyButtonsProps) {
  const chosenFamilies = criteria.filter(({ facet }) => facet === "family");
  const buttons = families
    .map(({ slug, category, badgePosition, total }, at) => ({
      text: category,
      slug: slug as string | null,
      badgePosition,
      count: counts[at] ?? 0,
      total,
      isChosen: chosenFamilies.some(({ value }) => value === slug),
    }))
    .sort((a, b) => a.badgePosition - b.badgePosition);
  const all = {
    text: content.all,
    slug: null,
    count: counts.reduce((sum, count) => sum + count, 0),
    total: families.reduce((sum, { total }) => sum + total, 0),
    isChosen: chosenFamilies.length === 0,
  };
  return (
    <BadgeList aria-label={content.families} data-screen-only="">
      {[all, ...buttons].map(({ text, slug, count, total, isChosen }) => {
        const isDisabled = count === 0 && !isChosen && slug !== null;
        return (
          <li key={text}>
            <button
              type="button"
              data-count={counted(count, total)}
              aria-pressed={isChosen}
              aria-disabled={isDisabled}
              onClick={() => {
                if (!isDisabled) onChoose(slug);
              }}
            >
              {text}
            </button>
          </li>
        );
      })}
    </BadgeList>
  );
}
