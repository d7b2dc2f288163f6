import { Box, chakra, Grid } from "@chakra-ui/react";
import { Prose } from "kit/ui/prose";
import { Check } from "lucide-react";
import { page as guide } from "#content/certificaciones.md";
import { ContactBand } from "#ui/content/contact-band.tsx";
import { ContentSections, SectionBody } from "#ui/content/content-sections.tsx";
import { PageHead, Section, SectionHead, Wrap } from "#ui/section.tsx";
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
    // Two design schemes above three material rules.
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

/** /certificaciones */
export function CertificationsPage() {
  const [intro, ...sections] = guide.sections;
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
          {intro ? (
            <chakra.h2 textStyle="heading.lg" maxWidth="14ch" id={intro.id}>
              {intro.title}
            </chakra.h2>
          ) : null}
          <Prose>
            {intro ? <SectionBody section={intro} /> : null}
            <ContentSections sections={sections} />
          </Prose>
        </Grid>
      </Section>
      <Section tone="subtle">
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
          <ContactBand {...content.closing} />
        </Box>
      </Section>
    </>
  );
}
