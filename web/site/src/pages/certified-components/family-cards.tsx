import { chakra, Grid } from "@chakra-ui/react";
import { Picture, type PictureName } from "kit/ui/image";
import { getAltText } from "#ui/alt-texts.ts";
import { NewTabMark, newTab } from "#ui/link-button.tsx";
import { Media } from "#ui/section.tsx";

export interface Family {
  readonly title: string;
  readonly text: string;
  readonly image: PictureName;
  readonly href: string;
}

const Card = chakra("article", {
  base: {
    position: "relative",
    "& h3 a::after": { content: "''", position: "absolute", inset: 0 },
    "& h3 svg": {
      display: "inline",
      width: "1.125rem",
      height: "1.125rem",
      ms: "1",
      color: "brand.solid",
    },
    _hover: { "& h3 a": { color: "brand.fg" } },
  },
});

/** One link covers each card. */
export function FamilyCards({ families }: { readonly families: readonly Family[] }) {
  return (
    <Grid templateColumns={{ base: "minmax(0,1fr)", sm: "repeat(3, minmax(0,1fr))" }} gap="8">
      {families.map(({ title, text, image, href }) => (
        <Card key={title}>
          <Media css={{ aspectRatio: "4 / 3" }}>
            <Picture
              name={image}
              alt={getAltText(image)}
              sizes="(min-width: 1024px) 26rem, (min-width: 640px) 30vw, 92vw"
            />
          </Media>
          <chakra.h3 textStyle="heading.sm" mt="4">
            <a href={href} {...newTab(href)}>
              {title}
              <NewTabMark href={href} />
            </a>
          </chakra.h3>
          <chakra.p color="fg.muted" mt="1.5">
            {text}
          </chakra.p>
        </Card>
      ))}
    </Grid>
  );
}
