import { chakra } from "@chakra-ui/react";
import { keepUnits } from "domain/shared/units";
import { paths } from "kit/lib/paths";
import { Picture, type PictureName } from "kit/ui/image";
import { ArrowRight } from "lucide-react";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import type { FamilyCard } from "#lib/catalogue-cards.ts";
import { links } from "#lib/links.ts";
import { getAltText } from "#ui/alt-texts.ts";
import { Facts } from "#ui/facts.tsx";
import { getGuideLabel } from "#ui/guides.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Eyebrow, Media } from "#ui/section.tsx";

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
  readonly family: FamilyCard;
  readonly first: boolean;
}

export function ProductSheet({ family, first }: ProductSheetProps) {
  const { id, slug, name, category, card, calculator, page } = family;
  const picture = family.image as PictureName;
  return (
    <Sheet id={id} data-category={category}>
      <Media
        css={{
          alignSelf: { base: "start", lg: "stretch" },
          gridRow: { lg: "1 / 3" },
          aspectRatio: { base: "4 / 3", lg: "auto" },
          borderRadius: { base: "l2", lg: 0 },
        }}
      >
        <Picture
          name={picture}
          alt={getAltText(picture)}
          sizes="(min-width: 1024px) 34rem, (min-width: 640px) 14rem, 7rem"
          priority={first}
          css={{ position: "absolute", inset: 0 }}
        />
      </Media>
      <chakra.div px={{ lg: "2.25rem" }} pt={{ lg: "2rem" }}>
        <Eyebrow>{category}</Eyebrow>
        <chakra.h2
          textStyle={{ base: "heading.sm", sm: "heading.md" }}
          my={{ base: "1", sm: "2.5" }}
          css={{ "& a:hover": { color: "brand.fg" } }}
        >
          <a href={paths.family(slug)}>{name}</a>
        </chakra.h2>
      </chakra.div>
      <Body>
        <chakra.p color="fg.muted" lineHeight="1.56" hideBelow="sm">
          {keepUnits(card.description)}
        </chakra.p>
        <GuideLink data-screen-only="" href={page}>
          {getGuideLabel(page)}
          <ArrowRight aria-hidden="true" />
        </GuideLink>
        {calculator === "none" ? null : (
          <GuideLink data-screen-only="" href={CALCULATOR_PATHS[calculator]} mt="0">
            Calculadora de carga
            <ArrowRight aria-hidden="true" />
          </GuideLink>
        )}
        <Facts>
          {card.specifications.map(({ label, value }) => (
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
              <a href={paths.contactAbout(name)}>Consultar</a>
            </b>
          </p>
          <div data-screen-only="">
            <LinkButton href={links.details(family)} variant="outline" size="md">
              Ver Detalles
            </LinkButton>
            <LinkButton href={links.quote(family)} size="md">
              Solicitar Cotización
            </LinkButton>
          </div>
        </Foot>
      </Body>
    </Sheet>
  );
}
