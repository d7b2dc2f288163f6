import { paths } from "kit/lib/paths";
import { LIVE_ROUTES } from "./live-routes.ts";
import { routeIn, type SiteRoute } from "./site-route.ts";

const NOT_FOUND: SiteRoute = {
  path: "/404",
  header: "bare",
  rendered: "build",
  load: () => import("./not-found-page.tsx").then((m) => m.NotFoundPage),
};

/** Every public screen. Titles and descriptions: head.ts. Panel screens: admin-routes.tsx. */
export const ROUTES: readonly SiteRoute[] = [
  ...LIVE_ROUTES,
  {
    path: paths.family("{familia}"),
    header: "back",
    rendered: "build",
    load: () => import("#pages/family/family-page.tsx").then((m) => m.FamilyPage),
  },
  {
    path: paths.certifications,
    header: "back",
    rendered: "build",
    load: () =>
      import("#pages/certifications/certifications-page.tsx").then((m) => m.CertificationsPage),
  },
  {
    path: paths.components,
    header: "back",
    rendered: "build",
    load: () =>
      import("#pages/certified-components/certified-components-page.tsx").then(
        (m) => m.CertifiedComponentsPage,
      ),
  },
  {
    path: paths.levelingFeet,
    header: "back",
    rendered: "build",
    load: () =>
      import("#pages/product-line/product-line-pages.tsx").then((m) => m.LevelingFeetPage),
  },
  {
    path: paths.bearingUnits,
    header: "back",
    rendered: "build",
    load: () =>
      import("#pages/product-line/product-line-pages.tsx").then((m) => m.BearingUnitsPage),
  },
  {
    path: paths.wheels,
    header: "back",
    rendered: "build",
    load: () => import("#pages/product-line/product-line-pages.tsx").then((m) => m.WheelsPage),
  },
  {
    path: paths.legalNotice,
    header: "back",
    rendered: "build",
    load: () => import("#pages/legal/legal-pages.tsx").then((m) => m.LegalNoticePage),
  },
  {
    path: paths.privacy,
    header: "back",
    rendered: "build",
    load: () => import("#pages/legal/legal-pages.tsx").then((m) => m.PrivacyPage),
  },
  {
    path: paths.cookies,
    header: "back",
    rendered: "build",
    load: () => import("#pages/legal/legal-pages.tsx").then((m) => m.CookiesPage),
  },
  {
    path: paths.article("{slug}"),
    header: "article",
    rendered: "request",
    load: () => import("#pages/article/article-page.tsx").then((m) => m.ArticlePage),
  },
  {
    path: paths.tag("{etiqueta}"),
    header: "article",
    rendered: "request",
    load: () => import("#pages/articles/tag/tag-page.tsx").then((m) => m.TagPage),
  },
  {
    path: paths.sitemap,
    header: "back",
    rendered: "request",
    load: () => import("#pages/sitemap/sitemap-page.tsx").then((m) => m.SitemapPage),
  },
  {
    path: paths.unavailable,
    header: "back",
    rendered: "build",
    load: () => import("./unavailable-page.tsx").then((m) => m.UnavailablePage),
  },
  NOT_FOUND,
];

export function getRoute(pathname: string): SiteRoute {
  return routeIn(ROUTES, pathname) ?? NOT_FOUND;
}
