import { Box } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import {
  ArrowRight,
  CalendarCheck,
  CircleDot,
  Droplets,
  Eye,
  FileCheck2,
  ShieldCheck,
  Sparkles,
  Timer,
  Waves,
} from "lucide-react";
import { page as guide } from "#content/componentes-ehedg.md";
import { links } from "#lib/links.ts";
import { Cells, withIcons } from "#ui/cells.tsx";
import { ContactBand } from "#ui/content/contact-band.tsx";
import { LongRead } from "#ui/content/long-read.tsx";
import { IndustryTiles } from "#ui/industry-tiles.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Section, SectionHead } from "#ui/section.tsx";
import { SplitHero } from "#ui/split-hero.tsx";
import { content } from "./content.ts";
import { FamilyCards } from "./family-cards.tsx";

const BENEFIT_ICONS = [ShieldCheck, Timer, CalendarCheck];
const FEATURE_ICONS = [CircleDot, Droplets, Waves, Sparkles, Eye, FileCheck2];
const FAMILY_LINKS = [links.levelingFeet, links.bearingUnits, links.wheels] as const;

/** /componentes-ehedg */
export function CertifiedComponentsPage() {
  const families = content.families.map((family, index) => ({
    ...family,
    href: FAMILY_LINKS[index] ?? links.productLine,
  }));
  return (
    <>
      <SplitHero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <LinkButton href={links.productLine} grow>
              Ver Línea de Producto
            </LinkButton>
            <LinkButton href={paths.contactAbout(content.name)} variant="outline" grow>
              Contactar Ahora
              <ArrowRight aria-hidden="true" />
            </LinkButton>
          </>
        }
        image="componente-higienico"
      />
      <Section css={{ pt: "section.head" }}>
        <SectionHead title={content.benefitsTitle} />
        <Cells cells={withIcons(content.benefits, BENEFIT_ICONS)} />
      </Section>
      <Section tone="subtle">
        <SectionHead title={content.familiesTitle} />
        <FamilyCards families={families} />
      </Section>
      <Section>
        <SectionHead title={content.industriesTitle} />
        <IndustryTiles names={content.industries} />
      </Section>
      <LongRead {...guide} />
      <Section>
        <SectionHead title={content.featuresTitle} />
        <Cells cells={withIcons(content.features, FEATURE_ICONS)} />
        <Box mt="section.y">
          <ContactBand {...content.closing} product={content.name} />
        </Box>
      </Section>
    </>
  );
}
