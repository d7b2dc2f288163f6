import { chakra } from "@chakra-ui/react";
import { lazy, type ReactNode } from "react";
import { StaticPart } from "#ui/static-part.tsx";
import type { HeaderVariant } from "./routes.tsx";

const SiteHeader = lazy(() => import("./site-header.tsx").then((m) => ({ default: m.SiteHeader })));
const SiteFooter = lazy(() => import("./site-footer.tsx").then((m) => ({ default: m.SiteFooter })));

const SkipLink = chakra("a", {
  base: {
    position: "absolute",
    left: "4",
    top: "-5rem",
    zIndex: "skipNav",
    px: "4",
    py: "2.5",
    borderRadius: "l2",
    bg: "brand.solid",
    color: "white",
    fontWeight: "600",
    _focus: { top: "3" },
  },
});

interface SiteLayoutProps {
  readonly header: HeaderVariant;
  /** Path of the route: marks the current link. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of every public page: skip link, header, main, footer. */
export function SiteLayout({ header, path, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink href="#main">Saltar al contenido</SkipLink>
      <StaticPart>
        <SiteHeader variant={header} path={path} />
      </StaticPart>
      <chakra.main id="main" tabIndex={-1} css={{ "&:focus-visible": { outline: "none" } }}>
        {children}
      </chakra.main>
      {header === "bare" ? null : (
        <StaticPart>
          <SiteFooter joined={header === "landing"} />
        </StaticPart>
      )}
    </>
  );
}
