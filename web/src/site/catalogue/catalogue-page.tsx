import { Box, chakra } from "@chakra-ui/react";
import { lazy } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { StaticPart } from "#ui/shared/static-part.tsx";
import { SearchBox } from "#ui/site/search-box.tsx";
import { PageHead, Wrap } from "#ui/site/section.tsx";
import { CATEGORIES } from "./categories.ts";
import { CategoryLinks, FamilyButtons } from "./category-badges.tsx";
import { ALL, anchorOf, filterStyles } from "./category-filter.ts";
import { content } from "./finder/content.ts";
import { FacetPanel } from "./finder/facet-panel.tsx";
import { FinderArea } from "./finder/finder-area.tsx";
import { finderColumns } from "./finder/panel-styles.ts";
import { useCatalogueFinder } from "./finder/use-catalogue-finder.ts";

// Hydration keeps what the server wrote.
const ProductSheets = lazy(() =>
  import("./product-sheets.tsx").then((m) => ({ default: m.ProductSheets })),
);
const CatalogueClosing = lazy(() =>
  import("./catalogue-closing.tsx").then((m) => ({ default: m.CatalogueClosing })),
);

/** Badge targets lie at the top, so choosing does not scroll. */
const Anchor = chakra("span", { base: { position: "absolute", top: 0 } });

/** /catalogo: cards, or what the finder finds in place of them. */
export function CataloguePage({ data }: PageProps) {
  const start = data?.kind === "catalogue" ? data.start : null;
  const finder = useCatalogueFinder(data?.kind === "catalogue" ? data.index : "");
  const { state, isOn, criteria } = finder;
  const counts = finder.counts ?? start?.counts;
  return (
    <Box css={filterStyles()} position="relative">
      {[ALL, ...CATEGORIES].map((category) => (
        <Anchor key={category} id={anchorOf(category as typeof ALL)} />
      ))}
      <PageHead
        title="Catálogo de Productos"
        lead="Seis familias que resuelven los puntos de apoyo, giro y desplazamiento de la máquina con el mismo criterio higiénico."
      >
        {start ? (
          <Box maxWidth="44rem" mt="7">
            <SearchBox
              label={content.search}
              placeholder={content.placeholder}
              value={state.text}
              onChange={finder.onText}
              onFocus={finder.onFocus}
            />
          </Box>
        ) : null}
        <div hidden={isOn}>
          <StaticPart>
            <CategoryLinks start={start} />
          </StaticPart>
        </div>
        {isOn && start && counts ? (
          <FamilyButtons
            start={start}
            counts={counts}
            criteria={criteria}
            onChoose={finder.onFamily}
          />
        ) : null}
      </PageHead>
      <Wrap>
        <Box {...(start ? { css: finderColumns } : {})}>
          {start && counts ? (
            <FacetPanel
              start={start}
              counts={counts}
              criteria={criteria}
              chosen={state.chosen}
              onToggle={finder.onToggle}
              onNumber={finder.onNumber}
            />
          ) : null}
          <div>
            {isOn ? <FinderArea finder={finder} /> : null}
            <div hidden={isOn}>
              <StaticPart>
                <ProductSheets />
              </StaticPart>
            </div>
          </div>
        </Box>
        <Box py="section.y">
          <StaticPart>
            <CatalogueClosing />
          </StaticPart>
        </Box>
      </Wrap>
    </Box>
  );
}
