import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { ErrorBoundary } from "kit/ui/error-boundary";
import { lazy, type ReactNode } from "react";
import { StaticPart } from "#ui/static-part.tsx";
import type { HeaderVariant } from "./site-route.ts";

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
  readonly path: string;
  readonly children: ReactNode;
}

export function SiteLayout({ header, path, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink href="#main">Saltar al contenido</SkipLink>
      <StaticPart>
        <ErrorBoundary screen={HomeLink}>
          <SiteHeader variant={header} path={path} />
        </ErrorBoundary>
      </StaticPart>
      <chakra.main id="main" tabIndex={-1} css={{ "&:focus-visible": { outline: "none" } }}>
        <ErrorBoundary screen={ErrorScreen}>{children}</ErrorBoundary>
      </chakra.main>
      {header === "bare" ? null : (
        <StaticPart>
          <ErrorBoundary screen={Nothing}>
            <SiteFooter joined={header === "landing"} />
          </ErrorBoundary>
        </StaticPart>
      )}
    </>
  );
}

function HomeLink() {
  return (
    <chakra.header px="gutter" py="4">
      <a href={paths.home}>
        <img src="/images/logo.svg" alt="Inicio" width="164" height="32" />
      </a>
    </chakra.header>
  );
}

const Nothing = () => null;

function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <chakra.div px="gutter" py="16" lang="en" overflowWrap="anywhere">
      <h1>Unexpected Application Error!</h1>
      {error instanceof Error ? error.message : String(error)}
    </chakra.div>
  );
}
