import { chakra, Flex, Grid } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Picture } from "kit/ui/image";
import { ArrowRight } from "lucide-react";
import { getAltText } from "#ui/alt-texts.ts";
import { LeaderLine } from "#ui/leader-line.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Eyebrow, Media, Wrap } from "#ui/section.tsx";
import { hero } from "./content.ts";

export function Hero() {
  return (
    <chakra.section
      overflow="hidden"
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff 85%)"
    >
      <Wrap>
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,1fr) minmax(0,1.02fr)" }}
          gap="clamp(2rem, 4vw, 4.5rem)"
          alignItems="center"
          py="clamp(2.5rem, 5vw, 4.5rem)"
        >
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <chakra.h1
              textStyle="display.xl"
              mt="3.5"
              mb="1.375rem"
              maxWidth={{ base: "16ch", lg: "13ch" }}
            >
              {hero.title}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" maxWidth="33rem">
              {hero.lead}
            </chakra.p>
            <Flex wrap="wrap" gap="3" mt="9">
              <LinkButton href={paths.catalogue} grow>
                {hero.catalogue}
                <ArrowRight aria-hidden="true" />
              </LinkButton>
              <LinkButton href={paths.contact} variant="outline" grow>
                {hero.contact}
              </LinkButton>
            </Flex>
          </div>
          {/* From 1024 px on the picture reaches the edge of the screen. */}
          <chakra.div mr={{ lg: "calc(-1 * max(0px, (100vw - {sizes.container.page}) / 2))" }}>
            <Media aspectRatio="1520 / 1350" borderRadius="3xl" background="#20464f">
              <Picture
                name="hero"
                alt={getAltText("hero")}
                sizes="(min-width: 1024px) 50vw, calc(100vw - 2.5rem)"
                priority
              />
              <LeaderLine left="62.5%" top="31%" length="2rem" text="Rosca cubierta" />
              <LeaderLine
                left="68%"
                top="77.6%"
                length="1.25rem"
                text="Base sin cavidades"
                wideOnly
              />
              <LeaderLine right="25%" top="59%" length="1.5rem" text="Sellado IP67" />
            </Media>
          </chakra.div>
        </Grid>
      </Wrap>
    </chakra.section>
  );
}
