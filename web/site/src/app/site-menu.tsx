import { chakra, Flex } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { Phone, X } from "lucide-react";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { links } from "#lib/links.ts";
import { GUIDES } from "#ui/guides.ts";
import { LinkButton, NewTabMark, newTab } from "#ui/link-button.tsx";

const Drawer = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0 0 0 auto",
    width: "min(24rem, 100%)",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    bg: "white",
    color: "fg",
    flexDirection: "column",
    "&[open]": { display: "flex" },
    "&::backdrop": { background: "rgba(2,34,45,.5)" },
    "@media (prefers-reduced-motion: no-preference)": {
      "&[open], &[open]::backdrop": {
        transition: "translate .32s cubic-bezier(0,0,0,1), opacity .32s",
      },
      _starting: {
        "&[open]": { translate: "2rem 0", opacity: 0 },
        "&[open]::backdrop": { opacity: 0 },
      },
    },
  },
});

const MenuLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: "3.25rem",
    fontSize: "1.125rem",
    fontWeight: "550",
    borderBottom: "1px solid {colors.border}",
    "&[aria-current=page]": { color: "brand.fg" },
    "& svg": { width: "1.25rem", height: "1.25rem" },
  },
  variants: {
    level: {
      sub: {
        minHeight: "2.75rem",
        ps: "4",
        fontSize: "1rem",
        fontWeight: "450",
        color: "fg.muted",
        borderBottom: "0",
      },
    },
  },
});

/** A native modal dialog: focus trap, Esc and focus return are the browser's. */
export function SiteMenu({ path }: { readonly path: string }) {
  const link = (href: string, label: string) => (
    <li>
      <MenuLink href={href} {...(href === path ? { "aria-current": "page" as const } : {})}>
        {label}
      </MenuLink>
    </li>
  );
  return (
    <Drawer asChild>
      <dialog id="menu" aria-label="Menú" {...{ closedby: "any" }}>
        <Flex
          flex="none"
          height="header.site"
          px="gutter"
          align="center"
          justify="space-between"
          borderBottom="1px solid {colors.border}"
        >
          <chakra.img
            src="/images/logo.svg"
            alt=""
            htmlWidth="164"
            htmlHeight="32"
            height="2rem"
            width="auto"
          />
          <chakra.button
            asChild
            display="grid"
            placeItems="center"
            boxSize="2.75rem"
            mr="-.5rem"
            borderRadius="l2"
          >
            <button
              type="button"
              aria-label="Cerrar menú"
              {...{ commandfor: "menu", command: "close" }}
            >
              <X aria-hidden="true" />
            </button>
          </chakra.button>
        </Flex>
        <chakra.nav aria-label="Menú" flex="1" overflow="auto" px="gutter" pt="2" pb="4">
          <ul>
            {link(paths.home, "Inicio")}
            <li>
              <MenuLink
                href={paths.catalogue}
                {...(path === paths.catalogue ? { "aria-current": "page" as const } : {})}
              >
                Catálogo
              </MenuLink>
              <chakra.ul borderBottom="1px solid {colors.border}">
                {GUIDES.map((guide) => (
                  <li key={guide.path}>
                    <MenuLink
                      level="sub"
                      href={guide.path}
                      {...(guide.path === path ? { "aria-current": "page" as const } : {})}
                    >
                      {guide.name}
                    </MenuLink>
                  </li>
                ))}
              </chakra.ul>
            </li>
            {link(CALCULATOR_PATHS.feet, "Calculadora")}
            {link(paths.certifications, "Certificaciones")}
            {link(paths.articles, "Artículos")}
            <li>
              <MenuLink href={links.productLine} {...newTab(links.productLine)}>
                Línea de Producto
                <NewTabMark href={links.productLine} />
              </MenuLink>
            </li>
            {link(paths.contact, "Contacto")}
            {link(paths.search, "Buscar")}
            {link(paths.list, "Lista de consulta")}
          </ul>
        </chakra.nav>
        <chakra.div
          flex="none"
          display="grid"
          gap="2.5"
          px="gutter"
          pt="4"
          pb="5"
          borderTop="1px solid {colors.border}"
        >
          <LinkButton href={paths.contact}>Contactar Ahora</LinkButton>
          <LinkButton href={site.phoneHref} variant="outline">
            <Phone aria-hidden="true" />
            {site.phone}
          </LinkButton>
        </chakra.div>
      </dialog>
    </Drawer>
  );
}
