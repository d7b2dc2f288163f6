import { Box, chakra, Grid } from "@chakra-ui/react";
import { Picture, type PictureName } from "kit/ui/image";
import type { ReactNode } from "react";
import { getAltText } from "./alt-texts.ts";
import { PictureNotes } from "./picture-notes.tsx";
import { Eyebrow, Media, Wrap } from "./section.tsx";

interface SplitHeroProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly actions: ReactNode;
  readonly image: PictureName;
}

export function SplitHero({ eyebrow, title, lead, actions, image }: SplitHeroProps) {
  return (
    <chakra.section
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff 85%)"
      py="clamp(2.5rem, 5vw, 4.5rem)"
    >
      <Wrap>
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,1fr) minmax(0,1.02fr)" }}
          gap="clamp(2rem, 4vw, 4.5rem)"
          alignItems="center"
        >
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <chakra.h1 textStyle="display.lg" mt="3.5" mb="5" maxWidth="16ch">
              {title}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" maxWidth="33rem">
              {lead}
            </chakra.p>
            <Box data-screen-only="" display="flex" flexWrap="wrap" gap="3" mt="9">
              {actions}
            </Box>
          </div>
          <Box position="relative">
            <Media css={{ aspectRatio: "4 / 3" }}>
              <Picture
                name={image}
                alt={getAltText(image)}
                sizes="(min-width: 1024px) 42rem, 92vw"
                priority
              />
              <PictureNotes picture={image} />
            </Media>
          </Box>
        </Grid>
      </Wrap>
    </chakra.section>
  );
}
