import { chakra, Flex } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { ArrowLeft, Download, Menu } from "lucide-react";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { links as pages } from "#lib/links.ts";
import { LinkButton, NewTabMark, newTab } from "#ui/link-button.tsx";
import { Wrap } from "#ui/section.tsx";
import { ListLink } from "./list-link.tsx";
import { SearchLink } from "./search-link.tsx";
import { SiteMenu } from "./site-menu.tsx";
import type { HeaderVariant } from "./site-route.ts";

interface HeaderLink {
  readonly label: string;
  readonly href: string;
  readonly kind?: "button" | "back" | "download";
}

const HOME: HeaderLink = { label: "Inicio", href: paths.home };
const BACK: HeaderLink = { label: "Volver al Inicio", href: paths.home, kind: "back" };
const CATALOGUE: HeaderLink = { label: "Catálogo", href: paths.catalogue };
const CALCULATOR: HeaderLink = { label: "Calculadora", href: CALCULATOR_PATHS.feet };
const ARTICLES: HeaderLink = { label: "Artículos", href: paths.articles };
const PRODUCT_LINE: HeaderLink = {
  label: "Línea de Producto",
  href: pages.productLine,
};
const CONTACT_PAGE: HeaderLink = { label: "Contacto", href: paths.contact };
const CONTACT: HeaderLink = { label: "Contacto", href: paths.homeContact, kind: "button" };

const LINKS: Readonly<Record<HeaderVariant, readonly HeaderLink[]>> = {
  landing: [CALCULATOR, ARTICLES, PRODUCT_LINE, { ...CONTACT, href: "#contacto" }],
  list: [HOME, CALCULATOR, PRODUCT_LINE, CONTACT],
  article: [HOME, CALCULATOR, ARTICLES, PRODUCT_LINE, CONTACT],
  catalogue: [
    BACK,
    CATALOGUE,
    CALCULATOR,
    ARTICLES,
    CONTACT_PAGE,
    { label: "Descargar Catálogo PDF", href: pages.cataloguePdf, kind: "download" },
  ],
  back: [BACK, CATALOGUE, CALCULATOR, ARTICLES, CONTACT_PAGE],
  bare: [],
};

const Bar = chakra("header", {
  base: {
    position: "sticky",
    top: 0,
    zIndex: "sticky",
    bg: "rgba(255,255,255,.94)",
    backdropFilter: "saturate(1.4) blur(10px)",
    borderBottom: "1px solid {colors.border}",
  },
});

const NavLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    height: "2.5rem",
    px: { base: "3.5", lg: "2.5", xl: "3.5" },
    borderRadius: "l2",
    fontSize: ".9375rem",
    fontWeight: "500",
    color: "fg.muted",
    transition: "color .14s, background-color .14s",
    _hover: { color: "fg", bg: "bg.muted" },
    "&[aria-current=page]": {
      color: "fg",
      boxShadow: "inset 0 -2px 0 {colors.brand.solid}",
      borderRadius: 0,
    },
    "& svg": { width: ".875rem", height: ".875rem", opacity: 0.75 },
  },
});

const MenuButton = chakra("button", {
  base: {
    display: { base: "grid", lg: "none" },
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    mr: "-.5rem",
    borderRadius: "l2",
  },
});

export function SiteHeader({
  variant,
  path,
}: {
  readonly variant: HeaderVariant;
  readonly path: string;
}) {
  const links = LINKS[variant];
  const hasDownload = links.some(({ kind }) => kind === "download");
  return (
    <>
      <Bar>
        <Wrap>
          <Flex height="header.site" align="center" gap={{ base: "2", lg: "8" }}>
            <Logo />
            {links.length > 0 ? (
              <>
                <chakra.nav
                  aria-label="Principal"
                  display={{ base: "none", lg: "flex" }}
                  alignItems="center"
                  gap="1"
                  ml="auto"
                  // Below the bar there is room for it.
                  css={{ "& > [data-download]": { xlDown: { display: "none" } } }}
                >
                  {links.map((link) => (
                    <HeaderItem key={link.label} link={link} isCurrent={link.href === path} />
                  ))}
                </chakra.nav>
                <SearchLink path={path} />
                <ListLink path={path} />
                {/* These attributes open the native dialog without JavaScript. */}
                <MenuButton asChild>
                  <button
                    type="button"
                    aria-label="Abrir menú"
                    aria-haspopup="dialog"
                    {...{ commandfor: "menu", command: "show-modal" }}
                  >
                    <Menu aria-hidden="true" />
                  </button>
                </MenuButton>
              </>
            ) : null}
          </Flex>
        </Wrap>
      </Bar>
      {links.includes(BACK) ? (
        <chakra.nav
          aria-label="Volver"
          bg="bg.subtle"
          display={hasDownload ? { xl: "none" } : { lg: "none" }}
        >
          <Wrap
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            pt="2"
            css={{ "& > a": { ml: "-3.5", lg: { display: "none" } }, "& > span": { ml: "0" } }}
          >
            {links
              .filter(({ kind }) => kind === "back" || kind === "download")
              .map((link) => (
                <HeaderItem key={link.label} link={link} isCurrent={false} />
              ))}
          </Wrap>
        </chakra.nav>
      ) : null}
      {links.length > 0 ? <SiteMenu path={path} /> : null}
    </>
  );
}

export function Logo() {
  return (
    <chakra.a href={paths.home} aria-label={`${site.brand}, ir al inicio`} flex="none">
      <chakra.img
        src="/images/logo.svg"
        alt={site.brand}
        htmlWidth="164"
        htmlHeight="32"
        height="2rem"
        width="auto"
        // Room for search, list and menu.
        css={{ "@media (max-width: 359px)": { height: "1.5rem" } }}
      />
    </chakra.a>
  );
}

function HeaderItem({
  link,
  isCurrent,
}: {
  readonly link: HeaderLink;
  readonly isCurrent: boolean;
}) {
  const { label, href, kind } = link;
  if (kind === "button" || kind === "download") {
    const isDownload = kind === "download";
    return (
      <chakra.span ml="3" {...(isDownload ? { "data-download": "" } : {})}>
        <LinkButton href={href} variant="outline" size="md">
          {isDownload ? <Download aria-hidden="true" /> : null}
          {label}
        </LinkButton>
      </chakra.span>
    );
  }
  return (
    <NavLink
      href={href}
      {...newTab(href)}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
    >
      {kind === "back" ? <ArrowLeft aria-hidden="true" /> : null}
      {label}
      <NewTabMark href={href} />
    </NavLink>
  );
}
