import { chakra } from "@chakra-ui/react";
import type { FinderStart } from "#catalogue/finder/model.ts";
import { BadgeList } from "#ui/badge-list.tsx";
import { CATEGORIES } from "./categories.ts";
import { ALL, badgeStyles, toAnchor } from "./category-filter.ts";

const BADGES = [ALL, ...CATEGORIES];

/** Targets lie at the top of the page, so choosing does not scroll. */
const Anchor = chakra("span", { base: { position: "absolute", top: 0 } });

/** Filter the cards, without JavaScript. */
export function CategoryBadges({ start }: { readonly start: FinderStart | null }) {
  return (
    <chakra.div css={badgeStyles()}>
      {BADGES.map((category) => (
        <Anchor key={category} id={toAnchor(category)} />
      ))}
      <BadgeList aria-label="Categorías" data-filters="">
        {BADGES.map((category) => (
          <li key={category}>
            <a
              href={`#${toAnchor(category)}`}
              {...(start ? { "data-count": countReferences(start, category) } : {})}
              {...(category === ALL ? { "aria-current": "true" as const } : {})}
            >
              {category}
            </a>
          </li>
        ))}
      </BadgeList>
    </chakra.div>
  );
}

function countReferences({ families, counts }: FinderStart, category: string): number {
  return families.reduce((sum, family, at) => {
    const isCounted = category === ALL || family.category === category;
    return isCounted ? sum + (counts.family[at] ?? 0) : sum;
  }, 0);
}
