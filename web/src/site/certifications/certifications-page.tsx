import { Box, chakra, Grid } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { ContentSections, Prose, SectionBody } from "#ui/prose.tsx";
import { CtaBand, PageHead, Section, SectionHead, Wrap } from "#ui/section.tsx";
import { CertificationCard } from "./certification-card.tsx";
import { content } from "./content.ts";

const CardGrid = chakra("div", {
  base: {
    display: "grid",
    gap: "6",
    gridTemplateColumns: {
      base: "minmax(0,1fr)",
      sm: "repeat(2, minmax(0,1fr))",
      lg: "repeat(6, minmax(0,1fr))",
    },
    // Design schemes above, substance and material rules below: the split that the text explains.
    lg: {
      "& > *": { gridColumn: "span 2" },
      "& > :nth-child(-n+2)": { gridColumn: "span 3" },
    },
  },
});

const Checklist = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "1fr 1fr" },
    columnGap: "12",
    "& li": {
      display: "grid",
      gridTemplateColumns: "1.25rem 1fr",
      gap: "3.5",
      py: "5",
      borderTop: "1px solid {colors.border}",
    },
    "& svg": { width: "1.25rem", height: "1.25rem", mt: "1", color: "brand.solid" },
    "& p": { color: "fg.muted", mt: "1" },
  },
});

/** /certificaciones (PUB-27 to PUB-30). */
export function CertificationsPage() {
  return (
    <>
      <PageHead title={content.title} lead={content.lead} />
      <Wrap>
        <CardGrid>
          {content.certifications.map((certification) => (
            <CertificationCard key={certification.id} certification={certification} />
          ))}
        </CardGrid>
      </Wrap>
      <Section>
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,5fr) minmax(0,7fr)" }}
          gap={{ base: "8", lg: "12" }}
        >
          <chakra.h2 textStyle="heading.lg" maxWidth="14ch" id={content.intro.id}>
            {content.intro.title}
          </chakra.h2>
          <Prose>
            <SectionBody section={content.intro} />
            <ContentSections sections={content.sections} />
          </Prose>
        </Grid>
      </Section>
      <Section ground="subtle">
        <SectionHead title={content.advantagesTitle} />
        <Checklist>
          {content.advantages.map((advantage) => (
            <li key={advantage.title}>
              <Check aria-hidden="true" />
              <div>
                <chakra.h3 textStyle="heading.xs">{advantage.title}</chakra.h3>
                <p>{advantage.text}</p>
              </div>
            </li>
          ))}
        </Checklist>
        <Box mt="section.y">
          <CtaBand title={content.closing.title} text={content.closing.text}>
            <LinkButton href={paths.contact} variant="white" grow>
              Contactar Ahora
            </LinkButton>
            <LinkButton href={paths.catalogue} variant="line" grow>
              Ver Catálogo
            </LinkButton>
          </CtaBand>
        </Box>
      </Section>
    </>
  );
}
