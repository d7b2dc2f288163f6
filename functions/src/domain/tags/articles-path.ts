export const articlesPath = (tag?: string) => (tag ? `/articulos/${tag}` : "/articulos");
