import { chakra, Flex, Grid } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { copyright, site } from "kit/lib/site";
import type { ReactNode } from "react";
import { NOTICES } from "#catalogue/notices.ts";
import { GUIDES } from "#ui/guides.ts";
import { deferred, Wrap } from "#ui/section.tsx";

const COPYRIGHT = copyright(new Date());

const PRODUCTS = GUIDES.map(({ name, path }) => ({ label: name, href: path }));

const QUICK = [
  { label: "Inicio", href: paths.home },
  { label: "Catálogo", href: paths.catalogue },
  { label: "Contacto", href: paths.contact },
  { label: "Certificaciones", href: paths.certifications },
];

const LEGAL = [
  { label: "Aviso legal", href: paths.legalNotice },
  { label: "Política de privacidad", href: paths.privacy },
  { label: "Cookies", href: paths.cookies },
];

const Foot = chakra("footer", {
  base: {
    bg: "bg.inverted",
    color: "fg.invertedMuted",
    fontSize: ".9375rem",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: { base: "2.75rem", sm: "2rem" },
    },
    "& a:hover": { color: "white", textDecoration: "underline", textUnderlineOffset: ".25em" },
    "& h2": { fontSize: ".9375rem", fontWeight: "600", color: "white", mb: { base: "2", sm: "4" } },
  },
});

/** @param joined continues a dark section with a hairline */
export function SiteFooter({ joined }: { readonly joined: boolean }) {
  const { street, town, country } = site.address;
  return (
    <Foot data-dark="" {...deferred}>
      <Wrap>
        <Grid
          templateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "1.6fr 1fr 1fr 1.4fr" }}
          gap={{ base: "2.25rem", sm: "3rem" }}
          pt={{ base: "3rem", sm: "4.5rem" }}
          pb={{ base: "2.5rem", sm: "3.5rem" }}
          {...(joined ? { borderTop: "1px solid rgba(255,255,255,.14)" } : {})}
        >
          <div>
            <chakra.img
              src="/images/logo-claro.svg"
              alt={site.brand}
              htmlWidth="164"
              htmlHeight="32"
              height="2rem"
              width="auto"
              mb="5"
              loading="lazy"
            />
            <chakra.p maxWidth="34ch">{site.footerLine}</chakra.p>
          </div>
          <LinkList title="Productos" links={PRODUCTS} />
          <LinkList title="Enlaces Rápidos" links={QUICK} />
          <div>
            <h2>Contacto</h2>
            <Lines>
              <a href={`mailto:${site.salesEmail}`}>{site.salesEmail}</a>
              <a href={site.phoneHref}>{site.phone}</a>
              <address>
                {street},<br />
                {town}, {country}
              </address>
            </Lines>
          </div>
        </Grid>
        <Flex
          wrap="wrap"
          align="center"
          gap=".5rem 2rem"
          borderTop="1px solid rgba(255,255,255,.14)"
          pt="6"
          pb="8"
          fontSize=".875rem"
        >
          <span>{COPYRIGHT}</span>
          <Flex gap="6" ml={{ base: "0", sm: "auto" }} flexBasis={{ base: "100%", sm: "auto" }}>
            {LEGAL.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </Flex>
          <chakra.p flexBasis="100%" fontSize=".8125rem" maxWidth="80ch">
            {NOTICES.tipicos}
          </chakra.p>
        </Flex>
      </Wrap>
    </Foot>
  );
}

const Lines = chakra("div", {
  base: { display: "grid", justifyItems: "start", "& address": { fontStyle: "normal" } },
});

function LinkList({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}): ReactNode {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
