import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { ClipboardList } from "lucide-react";
import { EmptyFrame } from "#ui/empty-panel.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Wrap } from "#ui/section.tsx";

const Steps = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "repeat(3, minmax(0,1fr))" },
    gap: { base: "4", sm: "6" },
    my: "12",
    // Who has sent an inquiry looks for its number.
    "html:has(#enviadas) &": { display: "none" },
    "& > li": {
      borderTop: "1px solid {colors.border.emphasized}",
      pt: "4",
      color: "fg.muted",
      fontSize: ".9375rem",
    },
    "& b": { display: "block", color: "fg", fontWeight: "600" },
  },
});

const STEPS = [
  [
    "Elija",
    "Referencias y cantidades. Puede volver otro día: la lista se guarda en este navegador.",
  ],
  ["Envíe", "Un solo formulario con la lista adjunta y sus condiciones de limpieza."],
  ["Reciba", `Precio, plazo y documentación ${site.hours.promise}.`],
] as const;

const NO_SCRIPT = "@media (scripting: none)";
const link = {
  color: "fg.link",
  fontWeight: "560",
  textDecoration: "underline",
  textDecorationColor: "brand.muted",
  textUnderlineOffset: "0.25em",
} as const;

/** Hidden by the first script when the browser keeps a list, until its lines are shown. */
export function EmptyList() {
  return (
    <Wrap pb="section.y" css={{ "html[data-list] &": { visibility: "hidden" } }}>
      <EmptyFrame as="section" color="fg.muted">
        <ClipboardList aria-hidden="true" />
        <chakra.h2 textStyle="heading.sm" color="fg" css={{ [NO_SCRIPT]: { display: "none" } }}>
          La lista está vacía
        </chakra.h2>
        <chakra.p css={{ [NO_SCRIPT]: { display: "none" } }}>
          Añada referencias desde el catálogo.
        </chakra.p>
        <chakra.p display="none" maxWidth="60ch" css={{ [NO_SCRIPT]: { display: "block" } }}>
          Para guardar una lista el navegador necesita JavaScript. Puede enviarnos las referencias y
          cantidades a{" "}
          <chakra.a href={`mailto:${site.salesEmail}`} {...link}>
            {site.salesEmail}
          </chakra.a>{" "}
          o llamarnos al{" "}
          <chakra.a href={site.phoneHref} {...link}>
            {site.phone}
          </chakra.a>
          .
        </chakra.p>
        <LinkButton href={paths.catalogue} size="md">
          Buscar en el catálogo
        </LinkButton>
        <chakra.a
          href={`${paths.list}?pegar`}
          {...link}
          css={{ "html:has(#codigos) &": { display: "none" }, [NO_SCRIPT]: { display: "none" } }}
        >
          Pegar códigos con cantidades
        </chakra.a>
      </EmptyFrame>
      <Steps>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </Steps>
      <chakra.p color="fg.muted">
        ¿No sabe qué referencia necesita?{" "}
        <chakra.a href={paths.contact} {...link}>
          Cuéntenos la aplicación
        </chakra.a>
      </chakra.p>
    </Wrap>
  );
}
