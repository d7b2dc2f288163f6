import { Box, chakra } from "@chakra-ui/react";
import { Mail, Phone } from "lucide-react";
import { site } from "#lib/site.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { CtaBand, PageHead, Wrap } from "#ui/section.tsx";
import { ALL, anchorOf, filterStyles } from "./category-filter.ts";
import { products } from "./content.ts";
import { CATEGORIES } from "./product.ts";
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

/** Target of a badge: the page keeps its place when a category is chosen. */
const Anchor = chakra("span", { base: { position: "absolute", top: 0 } });

/** /catalogo (PUB-11 to PUB-16, G-38). */
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
        <Badges aria-label="Categorías">
          {badges.map((category) => (
            <li key={category}>
              <a href={`#${anchorOf(category)}`}>{category}</a>
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
