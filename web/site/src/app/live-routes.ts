import { paths } from "kit/lib/paths";
import type { SiteRoute } from "./site-route.ts";

/** Screens with forms: the only ones that hydrate, so visitors load no list of the others. */
export const LIVE_ROUTES: readonly SiteRoute[] = [
  {
    path: paths.home,
    header: "landing",
    rendered: "build",
    load: () => import("#pages/landing/landing-page.tsx").then((m) => m.LandingPage),
  },
  {
    path: paths.contact,
    header: "back",
    rendered: "build",
    load: () => import("#pages/contact/contact-page.tsx").then((m) => m.ContactPage),
  },
  {
    path: paths.catalogue,
    header: "catalogue",
    rendered: "build",
    load: () => import("#pages/catalogue/catalogue-page.tsx").then((m) => m.CataloguePage),
  },
  {
    path: paths.cleaning,
    header: "back",
    rendered: "build",
    load: () => import("#pages/calculator/cleaning/cleaning-page.tsx").then((m) => m.CleaningPage),
  },
  {
    path: paths.calculator("{calculadora}"),
    header: "back",
    rendered: "build",
    load: () => import("#pages/calculator/calculator-page.tsx").then((m) => m.CalculatorPage),
  },
  {
    path: paths.list,
    header: "back",
    rendered: "build",
    load: () => import("#pages/quote-list/list-page.tsx").then((m) => m.ListPage),
  },
  {
    path: paths.search,
    header: "back",
    rendered: "build",
    load: () => import("#pages/catalogue/search/search-page.tsx").then((m) => m.SearchPage),
  },
  {
    path: paths.articles,
    header: "list",
    rendered: "request",
    load: () => import("#pages/articles/articles-page.tsx").then((m) => m.ArticlesPage),
  },
];
