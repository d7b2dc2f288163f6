import { chakra, Grid } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import type { PictureName } from "kit/ui/image";
import { ArrowRight } from "lucide-react";
import { familyCards } from "#lib/catalogue-cards.ts";
import { getFamiliesLead } from "#lib/families-lead.ts";
import { Cells } from "#ui/cells.tsx";
import { IndustryTiles } from "#ui/industry-tiles.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Section, SectionHead } from "#ui/section.tsx";
import { benefits, industries, products } from "./content.ts";
import { DocumentStrip } from "./document-strip.tsx";
import { Hero } from "./hero.tsx";
import { ProductCard } from "./product-card.tsx";

export function LandingStory() {
  return (
    <>
      <Hero />
      <DocumentStrip />
      <Section>
        <SectionHead title={benefits.title} lead={benefits.lead} />
        <Cells cells={benefits.items} />
      </Section>
      <Section tone="subtle" id="productos">
        <SectionHead title={products.title} lead={getFamiliesLead(familyCards.length)} />
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", sm: "1fr 1fr", lg: "repeat(3, 1fr)" }}
          gap="3rem 1.75rem"
        >
          {familyCards.map(({ id, image, landing }) => (
            <ProductCard key={id} id={id} image={image as PictureName} {...landing} />
          ))}
        </Grid>
        <chakra.div display="flex" justifyContent="center" mt="14">
          <LinkButton href={paths.catalogue} variant="outline">
            {products.all}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        </chakra.div>
      </Section>
      <Section>
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "5fr 7fr" }}
          gap="3rem 5rem"
          alignItems="start"
        >
          <div>
            <chakra.h2 textStyle="heading.lg">{industries.title}</chakra.h2>
            <chakra.p textStyle="lead" color="fg.muted" mt="5" maxWidth="44ch">
              {industries.lead}
            </chakra.p>
          </div>
          <IndustryTiles names={industries.names} />
        </Grid>
      </Section>
    </>
  );
}
