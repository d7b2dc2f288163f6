import { Box, chakra } from "@chakra-ui/react";
import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { Cells, withIcons } from "#ui/cells.tsx";
import type { ProductLineContent } from "#ui/content-model.ts";
import { ALT_TEXTS, Picture, type PictureName } from "#ui/image.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { LongRead } from "#ui/long-read.tsx";
import { CtaBand, Media, Section, Wrap } from "#ui/section.tsx";
import { SplitHero } from "#ui/split-hero.tsx";

interface ProductLineProps {
  readonly content: ProductLineContent;
  readonly image: PictureName;
  /** One icon for each of the six features. */
  readonly icons: readonly LucideIcon[];
  /** The line's address on the external product site. */
  readonly external: string;
  /** Leader lines on the picture. */
  readonly notes: ReactNode;
}

/** A product line: hero, six features, long text with contents, questions, call to action (PUB-35 to PUB-37). */
export function ProductLine({ content, image, icons, external, notes }: ProductLineProps) {
  return (
    <>
      <SplitHero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <LinkButton href={paths.contact} grow>
              Contactar Ahora
              <ArrowRight aria-hidden="true" />
            </LinkButton>
            <LinkButton href={external} variant="outline" external grow>
              {content.externalLabel}
            </LinkButton>
          </>
        }
        media={
          <Media css={{ aspectRatio: "4 / 3" }}>
            <Picture
              name={image}
              alt={ALT_TEXTS[image]}
              sizes="(min-width: 1024px) 42rem, 92vw"
              priority
            />
            {notes}
          </Media>
        }
      />
      <Section css={{ pt: "section.head" }}>
        <chakra.h2 srOnly>Seis características</chakra.h2>
        <Cells cells={withIcons(content.features, icons)} />
      </Section>
      <LongRead sections={content.sections} questions={content.questions} />
      <Box py="section.y">
        <Wrap>
          <CtaBand title={content.closing.title} text={content.closing.text}>
            <LinkButton href={paths.contact} variant="white" grow>
              Contactar Ahora
            </LinkButton>
            <LinkButton href={external} variant="line" external grow>
              {content.externalLabel}
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
