/** Every address of the site, in one place. */
export const paths = {
  home: "/",
  products: "/#productos",
  homeContact: "/#contacto",
  catalogue: "/catalogo",
  contact: "/contacto",
  certifications: "/certificaciones",
  components: "/componentes-ehedg",
  levelingFeet: "/pies-niveladores",
  bearingUnits: "/unidades-rodamientos",
  wheels: "/ruedas-industriales",
  articles: "/articulos",
  feed: "/articulos/rss.xml",
  sitemap: "/sitemap.xml",
  legalNotice: "/aviso-legal",
  privacy: "/politica-privacidad",
  cookies: "/politica-cookies",
  panel: "/nhk",
  /** 'Generate New Article' and 'Create Manually' open the same screen under two addresses (specification 2). */
  generatePost: "/nhk/blog/new",
  createPost: "/cortzen/blog/new",
  /** Where the sign-up mails lead: from the gate, and from the users tab. */
  admin: "/admin",
  cortzen: "/cortzen",
  article: (slug: string) => `/blog/${slug}`,
  editPost: (id: string) => `/cortzen/blog/edit/${encodeURIComponent(id)}`,
  /** The editor of a post answers under both names of the panel. */
  editPostPatterns: ["/nhk/blog/edit/:id", "/cortzen/blog/edit/:id"],
  catalogueProduct: (id: string) => `/catalogo#${id}`,
  contactAbout: (product: string) => `/contacto?producto=${encodeURIComponent(product)}`,
} as const;

/** Whether an address belongs to the panel: a single-page application that is never prerendered. */
export function isPanelPath(path: string): boolean {
  return /^\/(?:nhk|admin|cortzen)(?:\/|$)/.test(path);
}

/** The path without a trailing slash, as Hosting serves it: '/catalogo/' is '/catalogo'. */
export function normalPath(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}

/** The slug of an article's address, or undefined for any other address. */
export function slugOfPath(path: string): string | undefined {
  return /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
}

/** Whether an address is the article list or an article. */
export function isArticlesPath(path: string): boolean {
  return normalPath(path) === paths.articles || slugOfPath(path) !== undefined;
}
