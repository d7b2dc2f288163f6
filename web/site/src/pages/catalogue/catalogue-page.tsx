import { Box, chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { PageHead, Wrap } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";
import type { Search } from "./finder/search.ts";
import { EXAMPLES, isEmpty, visibleText } from "./finder/state.ts";
import { useFinderState } from "./finder/use-finder-state.ts";
import { usePanel } from "./finder/use-panel.ts";

// Hydration keeps what the server wrote of these.
const CategoryBadges = lazy(() =>
  import("./category-badges.tsx").then((m) => ({ default: m.CategoryBadges })),
);
const FacetPanel = lazy(() =>
  import("./finder/facet-panel.tsx").then((m) => ({ default: m.FacetPanel })),
);
const ProductSheets = lazy(() =>
  import("./product-sheets.tsx").then((m) => ({ default: m.ProductSheets })),
);
const CatalogueClosing = lazy(() =>
  import("./catalogue-closing.tsx").then((m) => ({ default: m.CatalogueClosing })),
);
const loadFinder = () => import("./finder/finder-screen.tsx");
const finderScreen = lateCode(() => loadFinder().then((m) => m.FinderScreen));

/** Filters beside the results, or in a panel that opens above them. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", xl: "16.5rem minmax(0,1fr)" },
    gap: { base: "4", xl: "2.5rem" },
    alignItems: "start",
    "@media (scripting: none)": { display: "block" },
  },
});

/** /catalogo: cards, or what the finder finds in place of them. */
export function CataloguePage({ data }: PageProps) {
  const { start, index, lead } =
    data?.kind === "catalogue" ? data : { start: null, index: "", lead: "" };
  const [state, change] = useFinderState();
  const [search, setSearch] = useState<Search | null>(null);
  const badges = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isOn = !isEmpty(state);
  const shownSearch = isOn ? search : null;
  usePanel(area, state, shownSearch, change);
  // The focus that started hydration was before React.
  useEffect(() => {
    if (document.activeElement?.id === "q") void prepare(index);
  }, [index]);
  return (
    <Box position="relative">
      <PageHead title="Catálogo de Productos" lead={lead}>
        {start ? (
          <Box data-screen-only="" maxWidth="44rem" mt="7">
            <SearchBox
              label="Buscar en el catálogo"
              placeholder={EXAMPLES}
              value={state.text}
              onChange={(text) => change({ ...state, text: visibleText(text) }, true)}
              onFocus={() => void prepare(index)}
            />
          </Box>
        ) : null}
        <chakra.p mt="4" color="fg.muted">
          ¿No sabe qué acero o qué junta pedir?{" "}
          <chakra.a href={paths.cleaning} color="fg.link" textDecoration="underline">
            ¿Cómo lo limpia?
          </chakra.a>
        </chakra.p>
        <div hidden={shownSearch !== null}>
          <StaticPart>
            <CategoryBadges start={start} />
          </StaticPart>
        </div>
        <div ref={badges} />
      </PageHead>
      <Wrap>
        <Columns>
          {start ? (
            <div ref={area}>
              <StaticPart>
                <FacetPanel start={start} />
              </StaticPart>
            </div>
          ) : null}
          {/* As high as the screen, so that the page's end stays below it. */}
          <Box minHeight="100svh" {...(start ? {} : { gridColumn: "1 / -1" })}>
            {isOn ? (
              <Suspense>
                <LatePart
                  code={finderScreen}
                  props={{ address: index, state, badges, onChange: change, onSearch: setSearch }}
                />
              </Suspense>
            ) : null}
            <div hidden={isOn}>
              <StaticPart>
                <ProductSheets />
              </StaticPart>
            </div>
          </Box>
        </Columns>
        <Box py="section.y">
          <StaticPart>
            <CatalogueClosing />
          </StaticPart>
        </Box>
      </Wrap>
    </Box>
  );
}

async function prepare(address: string): Promise<void> {
  try {
    await (await loadFinder()).prepareFinder(address);
  } catch (error) {
    console.warn("The finder could not be prepared", error);
  }
}
