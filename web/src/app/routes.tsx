import type { ComponentType } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { normalPath, paths, slugOfPath } from "#lib/paths.ts";

export type HeaderVariant = "landing" | "list" | "article" | "catalogue" | "back" | "bare";

export interface SiteRoute {
  readonly path: string;
  readonly header: HeaderVariant;
  /** `build`: prerendered. `request`: rendered by the pages function with data. */
  readonly rendered: "build" | "request";
  readonly load: () => Promise<ComponentType<PageProps>>;
}

const NOT_FOUND: SiteRoute = {
  path: "/404",
  header: "bare",
  rendered: "build",
  load: () => import("./not-found-page.tsx").then((m) => m.NotFoundPage),
};

/** Every public screen. Titles and descriptions: head.ts. Panel screens: admin-routes.tsx. */
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
    load: () => import("#site/product-line/product-line-pages.tsx").then((m) => m.LevelingFeetPage),
  },
  {
    path: paths.bearingUnits,
    header: "back",
    rendered: "build",
    load: () => import("#site/product-line/product-line-pages.tsx").then((m) => m.BearingUnitsPage),
  },
  {
    path: paths.wheels,
    header: "back",
    rendered: "build",
    load: () => import("#site/product-line/product-line-pages.tsx").then((m) => m.WheelsPage),
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
    load: () => import("#site/legal/legal-pages.tsx").then((m) => m.LegalNoticePage),
  },
  {
    path: paths.privacy,
    header: "back",
    rendered: "build",
    load: () => import("#site/legal/legal-pages.tsx").then((m) => m.PrivacyPage),
  },
  {
    path: paths.cookies,
    header: "back",
    rendered: "build",
    load: () => import("#site/legal/legal-pages.tsx").then((m) => m.CookiesPage),
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

export function routeOf(pathname: string): SiteRoute {
  const path = slugOfPath(pathname) === undefined ? normalPath(pathname) : paths.article("{slug}");
  return ROUTES.find((route) => route.path === path) ?? NOT_FOUND;
}
