import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Picture, type PictureName } from "kit/ui/image";
import { ArrowRight } from "lucide-react";
import { Media } from "#ui/section.tsx";

const Card = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    "& h3": {
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      justifyContent: "space-between",
    },
    // The title link covers the card.
    "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
    "& h3 svg": {
      width: "1.25rem",
      height: "1.25rem",
      flex: "none",
      marginTop: ".15rem",
      color: "fg.subtle",
      transition: "translate .2s, color .14s",
    },
    "& img": { transition: "transform .48s cubic-bezier(.2,0,0,1)" },
    "&:hover img": { transform: "scale(1.025)" },
    "&:hover h3 svg": { color: "brand.solid", translate: "3px 0" },
  },
});

interface ProductCardProps {
  /** The anchor of its card in the catalog. */
  readonly id: string;
  readonly image: PictureName;
  readonly name: string;
  readonly text: string;
}

export function ProductCard({ id, image, name, text }: ProductCardProps) {
  return (
    <Card>
      <Media aspectRatio="4 / 3" mb="5">
        <Picture
          name={image}
          alt=""
          largest={1200}
          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, calc(100vw - 2.5rem)"
        />
      </Media>
      <chakra.h3 textStyle="heading.sm">
        <a href={paths.catalogueProduct(id)}>{name}</a>
        <ArrowRight aria-hidden="true" />
      </chakra.h3>
      <chakra.p color="fg.muted" mt="1.5" lineHeight="1.54">
        {text}
      </chakra.p>
    </Card>
  );
}
