import { Box, chakra } from "@chakra-ui/react";
import { Mail, Phone } from "lucide-react";
import { site } from "#lib/site.ts";
import { CtaBand } from "#ui/site/cta-band.tsx";
import { LinkButton } from "#ui/site/link-button.tsx";
import { PageHead, Wrap } from "#ui/site/section.tsx";
import { ALL, anchorOf, filterStyles } from "./category-filter.ts";
import { CATEGORIES, products } from "./content.ts";
import { ProductSheet } from "./product-sheet.tsx";

const Badges = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    mt: "8",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: { base: "target.touch", sm: "2rem" },
      px: "2.5",
      borderRadius: "l1",
      border: "1px solid transparent",
      bg: "bg.muted",
      color: "gray.fg",
      fontSize: ".8125rem",
      fontWeight: "550",
      _hover: { borderColor: "border.control" },
    },
  },
});

/** Badge targets lie at the top, so choosing does not scroll. */
const Anchor = chakra("span", { base: { position: "absolute", top: 0 } });

/** /catalogo */
export function CataloguePage() {
  const badges = [ALL, ...CATEGORIES] as const;
  return (
    <Box css={filterStyles()} position="relative">
      {badges.map((category) => (
        <Anchor key={category} id={anchorOf(category)} />
      ))}
      <PageHead
        title="Catálogo de Productos"
        lead="Seis familias que resuelven los puntos de apoyo, giro y desplazamiento de la máquina con el mismo criterio higiénico."
      >
        <Badges aria-label="Categorías" data-filters="">
          {badges.map((category) => (
            <li key={category}>
              <a
                href={`#${anchorOf(category)}`}
                {...(category === ALL ? { "aria-current": "true" as const } : {})}
              >
                {category}
              </a>
            </li>
          ))}
        </Badges>
      </PageHead>
      <Wrap>
        {products.map((product, index) => (
          <ProductSheet key={product.id} product={product} first={index === 0} />
        ))}
        <Box py="section.y">
          <CtaBand
            title="Cuéntenos qué limpia y le diremos con qué"
            text="Respondemos en un plazo máximo de 24 horas laborables."
          >
            <LinkButton href={`mailto:${site.salesEmail}`} variant="white" grow>
              <Mail aria-hidden="true" />
              {site.salesEmail}
            </LinkButton>
            <LinkButton href={site.phoneHref} variant="line" grow>
              <Phone aria-hidden="true" />
              {site.phone}
            </LinkButton>
          </CtaBand>
        </Box>
      </Wrap>
    </Box>
  );
}
