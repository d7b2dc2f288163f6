import { paths } from "kit/lib/paths";
import type { PageData } from "#lib/page-data.ts";
import { articleMeta } from "#pages/article/meta.ts";
import { articlesMeta } from "#pages/articles/meta.ts";
import { tagMeta } from "#pages/articles/tag/meta.ts";
import { cleaningMeta } from "#pages/calculator/cleaning/meta.ts";
import { calculatorMeta } from "#pages/calculator/meta.ts";
import { catalogueMeta } from "#pages/catalogue/meta.ts";
import { searchMeta } from "#pages/catalogue/search/meta.ts";
import { certificationsMeta } from "#pages/certifications/meta.ts";
import { certifiedComponentsMeta } from "#pages/certified-components/meta.ts";
import { contactMeta } from "#pages/contact/meta.ts";
import { familyMeta } from "#pages/family/meta.ts";
import { landingMeta } from "#pages/landing/meta.ts";
import { cookiesMeta, legalNoticeMeta, privacyMeta } from "#pages/legal/meta.ts";
import { bearingUnitsMeta, levelingFeetMeta, wheelsMeta } from "#pages/product-line/meta.ts";
import { quoteListMeta } from "#pages/quote-list/meta.ts";
import { sitemapMeta } from "#pages/sitemap/meta.ts";
import type { PageMeta } from "#ui/page-meta.ts";

const NOT_FOUND: PageMeta = {
  title: "Página no encontrada · NHK Group",
  description:
    "La página solicitada no existe o ha cambiado de dirección. Vuelva al inicio o consulte el catálogo de componentes higiénicos.",
  keywords: "página no encontrada",
  indexed: false,
};

const UNAVAILABLE: PageMeta = {
  title: "Sin respuesta · NHK Group",
  description: "La página solicitada no responde ahora. Consulte el catálogo o escríbanos.",
  path: paths.unavailable,
  indexed: false,
};

/** Metadata of each screen; loaded by the server and the empty shell only. */
const METAS: Readonly<Record<string, (data: PageData) => PageMeta>> = {
  [paths.home]: landingMeta,
  [paths.contact]: contactMeta,
  [paths.list]: quoteListMeta,
  [paths.search]: searchMeta,
  [paths.legalNotice]: legalNoticeMeta,
  [paths.privacy]: privacyMeta,
  [paths.cookies]: cookiesMeta,
  [paths.articles]: articlesMeta,
  [paths.article("{slug}")]: articleMeta,
  [paths.tag("{etiqueta}")]: (data) => tagMeta(data) ?? NOT_FOUND,
  [paths.catalogue]: catalogueMeta,
  [paths.calculator("{calculadora}")]: calculatorMeta,
  [paths.cleaning]: cleaningMeta,
  [paths.family("{familia}")]: (data) => (data?.kind === "family" ? familyMeta(data) : NOT_FOUND),
  [paths.certifications]: certificationsMeta,
  [paths.components]: certifiedComponentsMeta,
  [paths.levelingFeet]: levelingFeetMeta,
  [paths.bearingUnits]: bearingUnitsMeta,
  [paths.wheels]: wheelsMeta,
  [paths.sitemap]: sitemapMeta,
  [paths.unavailable]: () => UNAVAILABLE,
};

export function getMeta(routePath: string, data: PageData): PageMeta {
  return METAS[routePath]?.(data) ?? NOT_FOUND;
}
