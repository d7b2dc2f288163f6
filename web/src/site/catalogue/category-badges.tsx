import type { FinderStart } from "functions/domain/catalogue/finder/model";
import { BadgeList } from "#ui/site/badge-list.tsx";
import { CATEGORIES } from "./categories.ts";
import { ALL, anchorOf } from "./category-filter.ts";

/** Filter the cards, without JavaScript. */
export function CategoryBadges({ start }: { readonly start: FinderStart | null }) {
  return (
    <BadgeList aria-label="Categorías" data-filters="">
      {([ALL, ...CATEGORIES] as const).map((category) => (
        <li key={category}>
          <a
            href={`#${anchorOf(category)}`}
            {...(start ? { "data-count": countOf(start, category) } : {})}
            {...(category === ALL ? { "aria-current": "true" as const } : {})}
          >
            {category}
          </a>
        </li>
      ))}
    </BadgeList>
  );
}

function countOf({ families, counts }: FinderStart, category: string): number {
  return families.reduce((sum, family, at) => {
    const isCounted = category === ALL || family.category === category;
    return isCounted ? sum + (counts.family[at] ?? 0) : sum;
  }, 0);
}
