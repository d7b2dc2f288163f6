import { chakra } from "@chakra-ui/react";
import { keepUnits } from "domain/shared/units";
import { ArrowRight } from "lucide-react";
import { links } from "#lib/links.ts";
import { paths } from "#lib/paths.ts";
import { ALT_TEXTS, Picture } from "#ui/shared/image.tsx";
import { Facts } from "#ui/site/facts.tsx";
import { GUIDE_LABELS } from "#ui/site/guides.ts";
import { LinkButton } from "#ui/site/link-button.tsx";
import { Eyebrow, Media } from "#ui/site/section.tsx";
import { CALCULATORS, type CatalogueProduct, GUIDES } from "./content.ts";

const Sheet = chakra("article", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "7rem minmax(0,1fr)",
      sm: "14rem minmax(0,1fr)",
      lg: "minmax(0,5fr) minmax(0,7fr)",
    },
    gridTemplateRows: { lg: "auto 1fr" },
    columnGap: { base: "4", lg: "0" },
    padding: { base: "1.25rem", lg: "0" },
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
    gridColumn: { base: "1 / -1", lg: "2" },
    padding: { base: ".75rem 0 0", lg: "0 2.25rem 1.75rem" },
    // Of a phone's card only what a choice needs.
    smDown: {
      "& dl": { gridTemplateColumns: "1fr 1fr", columnGap: "4", marginBlock: ".5rem 1rem" },
      "& dl > div": { paddingBlock: "2", fontSize: ".875rem" },
      "& dl > div:nth-of-type(n+5)": { display: "none" },
    },
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
    "& b": {
      display: { base: "inline", sm: "block" },
      ms: { base: "2", sm: "0" },
      fontSize: "1.0625rem",
      fontWeight: "600",
      color: "fg",
    },
    "& b a": {
      textDecoration: "underline",
      textDecorationColor: "border.control",
      textUnderlineOffset: ".25em",
      _hover: { color: "brand.fg" },
    },
    "& > div": { display: "contents" },
    "& > div > a": { flex: { base: "1 1 auto", sm: "none" } },
  },
});

const GuideLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignSelf: "start",
    alignItems: "center",
    gap: "1.5",
    minHeight: "target.touch",
    mt: "1",
    fontSize: ".9375rem",
    fontWeight: "500",
    color: "fg.link",
    _hover: { textDecoration: "underline" },
    "& svg": { width: "1rem", height: "1rem" },
  },
});

interface ProductSheetProps {
  readonly product: CatalogueProduct;
  readonly first: boolean;
}

export function ProductSheet({ product, first }: ProductSheetProps) {
  const guide = GUIDES[product.category];
  const calculator = CALCULATORS[product.category];
  return (
    <Sheet id={product.id} data-category={product.category}>
      <Media
        css={{
          alignSelf: { base: "start", lg: "stretch" },
          gridRow: { lg: "1 / 3" },
          aspectRatio: { base: "4 / 3", lg: "auto" },
          borderRadius: { base: "l2", lg: 0 },
        }}
      >
        <Picture
          name={product.id}
          alt={ALT_TEXTS[product.id]}
          sizes="(min-width: 1024px) 34rem, (min-width: 640px) 14rem, 7rem"
          priority={first}
          css={{ position: "absolute", inset: 0 }}
        />
      </Media>
      <chakra.div px={{ lg: "2.25rem" }} pt={{ lg: "2rem" }}>
        <Eyebrow>{product.category}</Eyebrow>
        <chakra.h2
          textStyle={{ base: "heading.sm", sm: "heading.md" }}
          my={{ base: "1", sm: "2.5" }}
          css={{ "& a:hover": { color: "brand.fg" } }}
        >
          <a href={paths.family(product.slug)}>{product.name}</a>
        </chakra.h2>
      </chakra.div>
      <Body>
        <chakra.p color="fg.muted" lineHeight="1.56" hideBelow="sm">
          {keepUnits(product.description)}
        </chakra.p>
        <GuideLink data-screen-only="" href={guide}>
          {GUIDE_LABELS[guide]}
          <ArrowRight aria-hidden="true" />
        </GuideLink>
        {calculator ? (
          <GuideLink data-screen-only="" href={calculator} mt="0">
            Calculadora de carga
            <ArrowRight aria-hidden="true" />
          </GuideLink>
        ) : null}
        <Facts>
          {product.specifications.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{keepUnits(value)}</dd>
            </div>
          ))}
        </Facts>
        <Foot>
          <p>
            Precio
            <b>
              <a href={paths.contactAbout(product.name)}>{product.price}</a>
            </b>
          </p>
          <div data-screen-only="">
            <LinkButton href={links.details(product)} variant="outline" size="md">
              Ver Detalles
            </LinkButton>
            <LinkButton href={links.quote(product)} size="md">
              Solicitar Cotización
            </LinkButton>
          </div>
        </Foot>
      </Body>
    </Sheet>
  );
}
