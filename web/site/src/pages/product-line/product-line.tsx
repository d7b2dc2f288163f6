import { Box, chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import type { PictureName } from "kit/ui/image";
import { ArrowRight, type LucideIcon } from "lucide-react";
import { Cells, withIcons } from "#ui/cells.tsx";
import type { ContentPage } from "#ui/content/content-model.ts";
import { LongRead } from "#ui/content/long-read.tsx";
import { CtaBand } from "#ui/cta-band.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Section, Wrap } from "#ui/section.tsx";
import { SplitHero } from "#ui/split-hero.tsx";
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
