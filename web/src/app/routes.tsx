import type { ComponentType } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { normalPath, paths, slugOfPath } from "#lib/paths.ts";

/** Which links the header shows (design patterns 2). `bare` is the logo alone. */
export type HeaderVariant = "landing" | "list" | "article" | "catalogue" | "back" | "bare";

/** A public screen. The panel (/nhk, /admin, /cortzen) is an application of its own: app/panel.tsx. */
export interface SiteRoute {
  readonly path: string;
  readonly header: HeaderVariant;
  /** `build`: finished HTML from the build. `request`: rendered by the pages function, which has the data. */
  readonly rendered: "build" | "request";
  readonly load: () => Promise<ComponentType<PageProps>>;
}

const NOT_FOUND: SiteRoute = {
  path: "/404",
  header: "bare",
  rendered: "build",
  load: () => import("./not-found-page.tsx").then((m) => m.NotFoundPage),
};

/** Every public screen of the product, one entry each. Their titles and descriptions are in head.ts. */
export const ROUTES: readonly SiteRoute[] = [
  {
    path: paths.home,
    header: "landing",
    rendered: "build",
    load: () => import("#site/landing/landing-page.tsx").then((m) => m.LandingPage),
  },
  {
    path: paths.catalogue,
    header: "catalogue",
    rendered: "build",
    load: () => import("#site/catalogue/catalogue-page.tsx").then((m) => m.CataloguePage),
  },
  {
    path: paths.certifications,
    header: "back",
    rendered: "build",
    load: () =>
      import("#site/certifications/certifications-page.tsx").then((m) => m.CertificationsPage),
  },
  {
    path: paths.components,
    header: "back",
    rendered: "build",
    load: () =>
      import("#site/certified-components/certified-components-page.tsx").then(
        (m) => m.CertifiedComponentsPage,
      ),
  },
  {
    path: paths.levelingFeet,
    header: "back",
    rendered: "build",
    load: () => import("#site/product-line/leveling-feet-page.tsx").then((m) => m.LevelingFeetPage),
  },
  {
    path: paths.bearingUnits,
    header: "back",
    rendered: "build",
    load: () => import("#site/product-line/bearing-units-page.tsx").then((m) => m.BearingUnitsPage),
  },
  {
    path: paths.wheels,
    header: "back",
    rendered: "build",
    load: () => import("#site/product-line/wheels-page.tsx").then((m) => m.WheelsPage),
  },
  {
    path: paths.contact,
    header: "back",
    rendered: "build",
    load: () => import("#site/contact/contact-page.tsx").then((m) => m.ContactPage),
  },
  {
    path: paths.legalNotice,
    header: "back",
    rendered: "build",
    load: () => import("#site/legal/legal-notice-page.tsx").then((m) => m.LegalNoticePage),
  },
  {
    path: paths.privacy,
    header: "back",
    rendered: "build",
    load: () => import("#site/legal/privacy-page.tsx").then((m) => m.PrivacyPage),
  },
  {
    path: paths.cookies,
    header: "back",
    rendered: "build",
    load: () => import("#site/legal/cookies-page.tsx").then((m) => m.CookiesPage),
  },
  {
    path: paths.articles,
    header: "list",
    rendered: "request",
    load: () => import("#site/articles/articles-page.tsx").then((m) => m.ArticlesPage),
  },
  {
    path: paths.article("{slug}"),
    header: "article",
    rendered: "request",
    load: () => import("#site/article/article-page.tsx").then((m) => m.ArticlePage),
  },
  {
    path: paths.sitemap,
    header: "back",
    rendered: "request",
    load: () => import("#site/sitemap/sitemap-page.tsx").then((m) => m.SitemapPage),
  },
  NOT_FOUND,
];

/** The screen of an address; the 404 page for any address that is not in the table. */
export function routeOf(pathname: string): SiteRoute {
  const path = slugOfPath(pathname) === undefined ? normalPath(pathname) : paths.article("{slug}");
  return ROUTES.find((route) => route.path === path) ?? NOT_FOUND;
}
