import { paths } from "#lib/paths.ts";
import type { SiteRoute } from "./site-route.ts";

/** Screens with forms: the only ones that hydrate, so visitors load no list of the others. */
export const LIVE_ROUTES: readonly SiteRoute[] = [
  {
    path: paths.home,
    header: "landing",
    rendered: "build",
    load: () => import("#site/landing/landing-page.tsx").then((m) => m.LandingPage),
  },
  {
    path: paths.contact,
    header: "back",
    rendered: "build",
    load: () => import("#site/contact/contact-page.tsx").then((m) => m.ContactPage),
  },
  {
    path: paths.calculators.feet,
    header: "back",
    rendered: "build",
    load: () => import("#site/calculator/feet-page.tsx").then((m) => m.FeetPage),
  },
  {
    path: paths.calculators.casters,
    header: "back",
    rendered: "build",
    load: () => import("#site/calculator/casters-page.tsx").then((m) => m.CastersPage),
  },
  {
    path: paths.calculators.bearings,
    header: "back",
    rendered: "build",
    load: () => import("#site/calculator/bearings-page.tsx").then((m) => m.BearingsPage),
  },
  {
    path: paths.articles,
    header: "list",
    rendered: "request",
    load: () => import("#site/articles/articles-page.tsx").then((m) => m.ArticlesPage),
  },
];
