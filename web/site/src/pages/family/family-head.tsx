import { Box, chakra, Grid } from "@chakra-ui/react";
import { keepUnits } from "domain/shared/units";
import { paths } from "kit/lib/paths";
import { largestFile, Picture, type PictureName } from "kit/ui/image";
import { ArrowDown, ArrowRight, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { familyFacts } from "#catalogue/family-facts.ts";
import type { Family } from "#catalogue/model.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { links } from "#lib/links.ts";
import { getAltText } from "#ui/alt-texts.ts";
import { Facts } from "#ui/facts.tsx";
import { getGuideLabel } from "#ui/guides.ts";
import { Letter } from "#ui/letter.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PictureNotes } from "#ui/picture-notes.tsx";
import { Eyebrow, Media, Wrap } from "#ui/section.tsx";
import { content, referenceCount } from "./content.ts";
import { PLAN_ID, PlanCopy } from "./plan.tsx";

const Breadcrumb = chakra("nav", {
  base: {
    fontSize: ".9375rem",
    color: "fg.muted",
    "& ol": { display: "flex", flexWrap: "wrap", gap: "1", py: "3" },
    "& li": { display: "inline-flex", alignItems: "center" },
    "& li + li::before": { content: '"›" / ""', marginInline: ".25rem .5rem" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: { base: "target.touch", sm: "1.75rem" },
      _hover: { color: "fg", textDecoration: "underline" },
    },
  },
});

const Links = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    mt: "5",
    fontSize: ".9375rem",
    fontWeight: "500",
    color: "fg.link",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: { base: "target.touch", sm: "1.75rem" },
      _hover: { textDecoration: "underline" },
    },
    "& svg": { width: "1rem", height: "1rem" },
  },
});

const factStyles = {
  gridTemplateColumns: "1fr 1fr",
  columnGap: { base: "5", sm: "8" },
  my: "7",
  "& dd": { fontSize: "1rem", fontWeight: "550", lineHeight: "1.42" },
};

const PlanButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    aspectRatio: "4 / 3",
    minWidth: 0,
    p: "2",
    border: "1px solid {colors.border}",
    borderRadius: "l3",
    bg: "white",
    fontSize: ".9375rem",
    fontWeight: "550",
    "& svg": { flex: "0 1 60%", minWidth: 0, height: "100%" },
    _hover: { borderColor: "brand.solid", color: "brand.fg" },
    "@media (scripting: none)": { display: "none" },
  },
});

interface FamilyHeadProps {
  readonly family: Family;
  /** View box of its drawing. */
  readonly plan: string;
}

export function FamilyHead({ family, plan }: FamilyHeadProps) {
  const { category, name, shortDescription, references } = family;
  return (
    <Wrap pb="section.y">
      <Breadcrumb aria-label="Migas de pan">
        <ol>
          <li>
            <a href={paths.home}>Inicio</a>
          </li>
          <li>
            <a href={paths.catalogue}>{content.catalogue}</a>
          </li>
        </ol>
      </Breadcrumb>
      <Grid
        templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,7fr) minmax(0,5fr)" }}
        gap={{ base: "6", lg: "2.5rem clamp(2.5rem, 4.5vw, 4.5rem)" }}
        alignItems="start"
      >
        <Pictures family={family} plan={plan} />
        <div>
          <Eyebrow>{category}</Eyebrow>
          <chakra.h1 textStyle="heading.lg" mt="2.5" mb="4">
            {name}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted">
            {keepUnits(shortDescription)}
          </chakra.p>
          <Facts css={factStyles}>
            {familyFacts(family).map(({ label, letter, text }) => (
              <div key={label}>
                <dt>
                  {label} {letter === null ? null : <Letter letter={letter} />}
                </dt>
                <dd>{keepUnits(text)}</dd>
              </div>
            ))}
            <div>
              <dt>{content.price.label}</dt>
              <dd>{content.price.value}</dd>
            </div>
          </Facts>
          <Box data-screen-only="" display="flex" flexWrap="wrap" gap="3">
            <LinkButton href="#referencias" grow>
              {references.length === 1
                ? "Ver la referencia"
                : `Ver las ${referenceCount(references.length)}`}
              <ArrowDown aria-hidden="true" />
            </LinkButton>
            <LinkButton href={links.quote(family)} variant="outline" grow>
              {content.quote}
            </LinkButton>
          </Box>
          <Links data-screen-only="">
            <a href={paths.familySheet(family.slug)}>
              <FileText aria-hidden="true" />
              {content.sheet.link}
            </a>
            <a href={family.page}>
              {getGuideLabel(family.page)}
              <ArrowRight aria-hidden="true" />
            </a>
            {family.calculator === "none" ? null : (
              <a href={CALCULATOR_PATHS[family.calculator]}>
                {content.calculator}
                <ArrowRight aria-hidden="true" />
              </a>
            )}
          </Links>
        </div>
      </Grid>
    </Wrap>
  );
}

function Pictures({ family: { image, moreImages }, plan }: FamilyHeadProps) {
  const [main, ...details] = [image, ...moreImages] as PictureName[];
  if (main === undefined) return null;
  return (
    <div>
      <Media data-optional-frame="" css={{ aspectRatio: "4 / 3" }}>
        <LargePicture name={main}>
          <Picture
            name={main}
            alt={getAltText(main)}
            sizes="(min-width: 1024px) 44rem, 92vw"
            priority
          />
        </LargePicture>
        <PictureNotes picture={main} />
      </Media>
      <Grid data-screen-only="" templateColumns="repeat(3, 1fr)" gap="3" mt="3">
        {details.map((name) => (
          <Media key={name} css={{ aspectRatio: "4 / 3", borderRadius: "l3" }}>
            <LargePicture name={name}>
              <Picture name={name} alt={getAltText(name)} sizes="(min-width: 1024px) 14rem, 30vw" />
            </LargePicture>
          </Media>
        ))}
        <PlanButton
          type="button"
          aria-haspopup="dialog"
          aria-label={content.plan.enlarge}
          {...{ commandfor: PLAN_ID, command: "show-modal" }}
        >
          <PlanCopy viewBox={plan} />
          {content.plan.show}
        </PlanButton>
      </Grid>
    </div>
  );
}

interface LargePictureProps {
  readonly name: PictureName;
  readonly children: ReactNode;
}

/** Opens the file, which browsers enlarge. */
function LargePicture({ name, children }: LargePictureProps) {
  return (
    <chakra.a
      href={largestFile(name)}
      aria-label={content.enlarge(getAltText(name))}
      display="block"
      height="100%"
      cursor="zoom-in"
    >
      {children}
    </chakra.a>
  );
}
