import { Box } from "@chakra-ui/react";
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
import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { Cells, withIcons } from "#ui/cells.tsx";
import { ALT_TEXTS, Picture } from "#ui/image.tsx";
import { IndustryTiles } from "#ui/industry-tiles.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { LongRead } from "#ui/long-read.tsx";
import { CtaBand, Media, Section, SectionHead } from "#ui/section.tsx";
import { SplitHero } from "#ui/split-hero.tsx";
import { content } from "./content.ts";
import { FamilyCards } from "./family-cards.tsx";

const BENEFIT_ICONS = [ShieldCheck, Timer, CalendarCheck];
const FEATURE_ICONS = [CircleDot, Droplets, Waves, Sparkles, Eye, FileCheck2];
const FAMILY_LINKS = [
  site.external.levelingFeet,
  site.external.bearingUnits,
  site.external.wheels,
] as const;

/** /componentes-ehedg (PUB-31 to PUB-34). */
export function CertifiedComponentsPage() {
  const families = content.families.map((family, index) => ({
    ...family,
    href: FAMILY_LINKS[index] ?? site.external.productLine,
  }));
  return (
    <>
      <SplitHero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <LinkButton href={site.external.productLine} external grow>
              Ver Línea de Producto
            </LinkButton>
            <LinkButton href={paths.contact} variant="outline" grow>
              Contactar Ahora
              <ArrowRight aria-hidden="true" />
            </LinkButton>
          </>
        }
        media={
          <Media css={{ aspectRatio: "4 / 3" }}>
            <Picture
              name="componente-higienico"
              alt={ALT_TEXTS["componente-higienico"]}
              sizes="(min-width: 1024px) 42rem, 92vw"
              priority
            />
          </Media>
        }
      />
      <Section css={{ pt: "section.head" }}>
        <SectionHead title={content.benefitsTitle} />
        <Cells cells={withIcons(content.benefits, BENEFIT_ICONS)} />
      </Section>
      <Section ground="subtle">
        <SectionHead title={content.familiesTitle} />
        <FamilyCards families={families} />
      </Section>
      <Section>
        <SectionHead title={content.industriesTitle} />
        <IndustryTiles names={content.industries} />
      </Section>
      <LongRead sections={content.sections} questions={content.questions} />
      <Section>
        <SectionHead title={content.featuresTitle} />
        <Cells cells={withIcons(content.features, FEATURE_ICONS)} />
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
