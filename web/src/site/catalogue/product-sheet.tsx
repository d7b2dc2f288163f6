import { chakra } from "@chakra-ui/react";
import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { ALT_TEXTS, Picture, type PictureName } from "#ui/image.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Eyebrow, Media } from "#ui/section.tsx";
import type { CatalogueProduct } from "./product.ts";

const Sheet = chakra("article", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,5fr) minmax(0,7fr)" },
    border: "1px solid {colors.border}",
    borderRadius: "media",
    overflow: "hidden",
    mb: "6",
    scrollMarginTop: "6rem",
    _last: { mb: "0" },
  },
});

const Body = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    padding: { base: "1.5rem 1.25rem", sm: "2rem 2.25rem 1.75rem" },
  },
});

const Specifications = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "1fr 1fr" },
    columnGap: "2.25rem",
    my: "6",
    borderTop: "1px solid {colors.border}",
    "& > div": { py: "2.5", borderBottom: "1px solid {colors.border}" },
    "& dt": { fontSize: ".8125rem", color: "fg.muted", lineHeight: "1.35" },
    "& dd": { fontSize: ".9375rem", fontWeight: "500", lineHeight: "1.42" },
  },
});

const Foot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    mt: "auto",
    "& > p": {
      marginInlineEnd: "auto",
      flexBasis: { base: "100%", sm: "auto" },
      fontSize: ".875rem",
      color: "fg.muted",
    },
    "& b": { display: "block", fontSize: "1.0625rem", fontWeight: "600", color: "fg" },
    "& b a": {
      textDecoration: "underline",
      textDecorationColor: "border.control",
      textUnderlineOffset: ".25em",
      _hover: { color: "brand.fg" },
    },
    "& > a": { flex: { base: "1 1 auto", sm: "none" } },
  },
});

interface ProductSheetProps {
  readonly product: CatalogueProduct;
  /** The first sheet carries the picture that visitors wait for. */
  readonly first: boolean;
}

/** One product with its specifications, price and links (PUB-14, PUB-15). */
export function ProductSheet({ product, first }: ProductSheetProps) {
  const image = product.image as PictureName;
  return (
    <Sheet id={product.id} data-category={product.category}>
      <Media css={{ borderRadius: 0, aspectRatio: { base: "16 / 10", lg: "auto" } }}>
        <Picture
          name={image}
          alt={ALT_TEXTS[image]}
          sizes="(min-width: 1024px) 34rem, 92vw"
          priority={first}
          css={{ position: "absolute", inset: 0 }}
        />
      </Media>
      <Body>
        <Eyebrow>{product.category}</Eyebrow>
        <chakra.h2 textStyle="heading.md" my="2.5">
          {product.name}
        </chakra.h2>
        <chakra.p color="fg.muted" lineHeight="1.56">
          {product.description}
        </chakra.p>
        <Specifications>
          {product.specifications.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Specifications>
        <Foot>
          <p>
            Precio
            <b>
              <a href={paths.contactAbout(product.name)}>{product.price}</a>
            </b>
          </p>
          <LinkButton href={site.external.product(product.id)} variant="outline" size="md" external>
            Ver Detalles
          </LinkButton>
          <LinkButton href={site.external.quote(product.id)} size="md" external>
            Solicitar Cotización
          </LinkButton>
        </Foot>
      </Body>
    </Sheet>
  );
}
