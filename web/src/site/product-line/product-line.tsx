import { Box, chakra } from "@chakra-ui/react";
import { ArrowRight, type LucideIcon } from "lucide-react";
import { paths } from "#lib/paths.ts";
import type { PictureName } from "#ui/shared/image.tsx";
import { Cells, withIcons } from "#ui/site/cells.tsx";
import type { ContentPage } from "#ui/site/content/content-model.ts";
import { LongRead } from "#ui/site/content/long-read.tsx";
import { CtaBand } from "#ui/site/cta-band.tsx";
import { LinkButton } from "#ui/site/link-button.tsx";
import { Section, Wrap } from "#ui/site/section.tsx";
import { SplitHero } from "#ui/site/split-hero.tsx";
import type { ProductLineCopy } from "./content.ts";

interface ProductLineProps {
  readonly content: ProductLineCopy;
  readonly guide: ContentPage;
  readonly image: PictureName;
  readonly icons: readonly LucideIcon[];
  readonly external: string;
}

export function ProductLine({ content, guide, image, icons, external }: ProductLineProps) {
  return (
    <>
      <SplitHero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <LinkButton href={paths.contactAbout(content.name)} grow>
              Contactar Ahora
              <ArrowRight aria-hidden="true" />
            </LinkButton>
            <LinkButton
              href={paths.catalogueCategory(content.category.slug)}
              variant="outline"
              grow
            >
              {content.category.label}
            </LinkButton>
            <LinkButton href={content.calculator} variant="ghost" grow>
              Calculadora
            </LinkButton>
          </>
        }
        image={image}
      />
      <Section css={{ pt: "section.head" }}>
        <chakra.h2 srOnly>Seis características</chakra.h2>
        <Cells cells={withIcons(content.features, icons)} />
      </Section>
      <LongRead {...guide} />
      <Box py="section.y">
        <Wrap>
          <CtaBand title={content.closing.title} text={content.closing.text}>
            <LinkButton href={paths.contactAbout(content.name)} variant="white" grow>
              Contactar Ahora
            </LinkButton>
            <LinkButton href={external} variant="line" grow>
              Ver Línea de Producto
            </LinkButton>
            <LinkButton href={paths.home} variant="line" grow>
              Volver al Inicio
            </LinkButton>
          </CtaBand>
        </Wrap>
      </Box>
    </>
  );
}
