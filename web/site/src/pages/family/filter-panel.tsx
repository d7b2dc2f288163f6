import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import type { Filter } from "#catalogue/family-filters.ts";
import type { Family } from "#catalogue/model.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { Letter } from "#ui/letter.tsx";
import { content, referenceCount } from "./content.ts";
import { panelStyles } from "./filter-styles.ts";

/** On phones the rows are below all filters; script/start.ts writes how many. */
const Show = chakra("button", {
  base: {
    display: { base: "block", lg: "none" },
    position: "sticky",
    bottom: "3",
    width: "calc(100% - 2rem)",
    minHeight: "target.touch",
    mx: "4",
    mb: "4",
    borderRadius: "l2",
    bg: "brand.solid",
    color: "white",
    fontWeight: "560",
    _empty: { display: "none" },
  },
});

const Panel = chakra("details", { base: panelStyles });

const Foot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "6",
    minHeight: "target.touch",
    mb: "2",
    "& p": { fontWeight: "600" },
    "& small": { marginInlineStart: { sm: "auto" }, fontSize: ".875rem", color: "fg.muted" },
    "@media (scripting: none)": { "& small": { display: "none" } },
    "& a": {
      visibility: "hidden",
      py: "2",
      fontSize: ".875rem",
      color: "fg.link",
      textDecoration: "underline",
    },
  },
});

interface FilterPanelProps {
  readonly filters: readonly Filter[];
  readonly calculator: Family["calculator"];
}

/** Without JavaScript a value is a link that filters as :target (filter-styles.ts). */
export function FilterPanel({ filters, calculator }: FilterPanelProps) {
  return (
    <Panel data-screen-only="">
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {content.filters.open} <b />
      </summary>
      <div>
        {filters.map(({ slug, label, letter, unit, isMinimum, values }) => (
          <fieldset
            key={slug}
            aria-labelledby={slug}
            data-filter={slug}
            {...(isMinimum ? { "data-minimum": "" } : {})}
          >
            <p id={slug}>
              {label} {letter === null ? null : <Letter letter={letter} />}
              {unit === null ? null : <small> {unit}</small>}
            </p>
            <p>
              {values.map((value) => (
                <a key={value.slug} id={`${slug}_${value.slug}`} href={`#${slug}_${value.slug}`}>
                  {value.text} <small>{value.count}</small>
                </a>
              ))}
            </p>
          </fieldset>
        ))}
        {calculator === "none" ? null : (
          <a href={CALCULATOR_PATHS[calculator]}>{content.filters.calculate}</a>
        )}
        <Show type="button" data-show="" />
      </div>
    </Panel>
  );
}

export function FilterFoot({ count }: { readonly count: number }) {
  return (
    <Foot data-screen-only="">
      <p role="status" data-found="">
        {referenceCount(count)}
      </p>
      <a href="#referencias" data-clear="">
        {content.filters.clear}
      </a>
      <small>{content.compare.hint}</small>
    </Foot>
  );
}
