import { Box, chakra, Grid } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { familyFilters } from "#catalogue/family-filters.ts";
import { familyTable } from "#catalogue/family-table.ts";
import type { PageProps } from "#lib/page-data.ts";
import { CtaBand } from "#ui/cta-band.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Section, SectionHead, Wrap } from "#ui/section.tsx";
import { Comparison } from "./comparison.tsx";
import { content } from "./content.ts";
import { Downloads, FamilyTexts, TableNotes } from "./family-details.tsx";
import { FamilyHead } from "./family-head.tsx";
import { FilterFoot, FilterPanel } from "./filter-panel.tsx";
import { targetStyles } from "./filter-styles.ts";
import { EnlargedPlan, getViewBox, PLAN_ID, withId } from "./plan.tsx";
import { ReferencesTable } from "./references-table.tsx";

/** Ink for the part, blue for dimensions and letters. */
const Drawing = chakra("figure", {
  base: {
    border: "1px solid {colors.border}",
    display: "grid",
    gridTemplateRows: "1fr auto",
    borderRadius: "media",
    bg: "white",
    mb: "6",
    "& > div": { display: "grid", alignItems: "center" },
    "& svg": { mx: "auto", width: "100%", maxHeight: "27rem", p: "4", color: "gray.800" },
    "& svg > path, & svg > g:last-of-type": { color: "brand.fg" },
    "& svg > g:last-of-type": { fontFamily: "body", fontWeight: "600" },
    "& figcaption": {
      display: "flex",
      justifyContent: "space-between",
      px: "5",
      py: "2.5",
      borderTop: "1px solid {colors.border}",
      fontSize: ".8125rem",
      color: "fg.muted",
      "& button": { color: "fg.link", fontWeight: "550", _hover: { textDecoration: "underline" } },
    },
    "@media (scripting: none)": { "& button": { display: "none" } },
  },
});

const Area = chakra("div");

/** /catalogo/{familia} */
export function FamilyPage({ data }: PageProps) {
  if (data?.kind !== "family") return null;
  const { family, drawing, index } = data;
  const { filters, marks } = familyFilters(family);
  return (
    <>
      <FamilyHead family={family} plan={getViewBox(drawing)} />
      <Section
        id="referencias"
        css={{ pt: "clamp(3rem, 5vw, 5rem)", borderTop: "1px solid {colors.border}" }}
      >
        <SectionHead {...content.references} />
        <Area data-references="" data-index={index} css={targetStyles(filters)}>
          <Grid
            templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,5fr) minmax(0,7fr)" }}
            gap={{ lg: "6" }}
          >
            <Drawing>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of web/site/catalogue */}
              <div dangerouslySetInnerHTML={{ __html: withId(drawing) }} />
              <figcaption>
                {content.drawing}
                <button
                  type="button"
                  data-screen-only=""
                  aria-haspopup="dialog"
                  {...{ commandfor: PLAN_ID, command: "show-modal" }}
                >
                  {content.plan.enlarge}
                </button>
              </figcaption>
            </Drawing>
            <FilterPanel filters={filters} calculator={family.calculator} />
          </Grid>
          <FilterFoot count={family.references.length} />
          <ReferencesTable
            family={family.slug}
            name={family.name}
            table={familyTable(family)}
            marks={marks}
          />
          <Comparison />
          <EnlargedPlan viewBox={getViewBox(drawing)} />
        </Area>
        <TableNotes family={family} />
        <Downloads family={family} />
      </Section>
      <Section tone="subtle">
        <FamilyTexts family={family} />
      </Section>
      <Box py="section.y">
        <Wrap>
          <CtaBand title={content.closing.title} text={content.closing.text}>
            <LinkButton href={paths.contactAbout(family.name)} variant="white" grow>
              {content.closing.action}
            </LinkButton>
            <LinkButton href={paths.list} variant="line" grow>
              {content.closing.list}
            </LinkButton>
          </CtaBand>
        </Wrap>
      </Box>
    </>
  );
}
