import { articlesPath } from "domain/tags/articles-path";

export const paths = {
  home: "/",
  homeContact: "/#contacto",
  catalogue: "/catalogo",
  cataloguePdf: "/catalogo.pdf",
  contact: "/contacto",
  list: "/lista",
  search: "/buscar",
  certifications: "/certificaciones",
  components: "/componentes-ehedg",
  levelingFeet: "/pies-niveladores",
  bearingUnits: "/unidades-rodamientos",
  wheels: "/ruedas-industriales",
  articles: "/articulos",
  sitemap: "/sitemap.xml",
  /** XML for browsers too; they get HTML at `sitemap`. */
  sitemapXml: "/sitemap-urls.xml",
  unavailable: "/sin-respuesta",
  legalNotice: "/aviso-legal",
  privacy: "/politica-privacidad",
  cookies: "/politica-cookies",
  panel: "/nhk",
  article: (slug: string) => `/blog/${slug}`,
  tag: articlesPath,
  calculator: (slug: string) => `/calculadora/${slug}`,
  cleaning: "/calculadora/limpieza",
  family: (slug: string) => `/catalogo/${slug}`,
  familySheet: (slug: string) => `/catalogo/${slug}.pdf`,
  familyCsv: (slug: string) => `/catalogo/${slug}.csv`,
  catalogueProduct: (id: string) => `/catalogo#${id}`,
  catalogueCategory: (slug: string) => `/catalogo#categoria-${slug}`,
  contactAbout: (product: string) => `/contacto?producto=${encodeURIComponent(product)}`,
  sharedList: (lines: string) => `/lista?l=${lines}`,
} as const;

export function normalPath(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "") || "/";
}

export function slugOfPath(path: string): string | undefined {
  return /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
}

export function isArticlesPath(path: string): boolean {
  return /^\/(?:blog\/[^/]+|articulos(?:\/[^/]+)?)\/?$/.test(path);
}
