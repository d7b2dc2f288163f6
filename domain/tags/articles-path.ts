export const articlesPath = (tag?: string) => (tag ? `/articulos/${tag}` : "/articulos");

/** Titles and excerpts of all articles, for searches in the browser. */
export const ARTICLE_INDEX = "/articulos/busqueda.json";
