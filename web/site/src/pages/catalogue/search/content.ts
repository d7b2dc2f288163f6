import { referencesText } from "#ui/list/list-count.ts";

const counted = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

export const content = {
  title: "Buscar",
  lead: "Referencias, familias, normas y artículos técnicos en una sola búsqueda.",
  label: "Buscar en todo el sitio",
  placeholder: "UCF 206, pie M20…",
  start: {
    examples: "Por ejemplo:",
    texts: ["pie M20 316L 16 kN", "UCF 206", "rueda 200 kg freno", "EHEDG"],
    noScript:
      "La búsqueda necesita JavaScript. Sin él, estas páginas tienen todo lo que se puede encontrar con ella:",
    pages: "Ir directamente a",
    catalogue: "Catálogo de Productos",
    certifications: "Certificaciones",
    articles: "Artículos Técnicos",
  },
  references: {
    title: "Referencias",
    loading: "Buscando referencias…",
    caption: "Referencias encontradas",
    none: (text: string) => `Ninguna referencia cumple «${text}».`,
    all: (count: number) =>
      count === 1 ? "Ver la referencia en el catálogo" : `Ver las ${count} en el catálogo`,
    failed: {
      title: "No se han podido cargar las referencias",
      text: "Compruebe su conexión y vuelva a intentarlo.",
    },
  },
  families: {
    title: "Familias",
    formatCount: (count: number, total: number) => `${count} de ${referencesText(total)}`,
  },
  norms: { title: "Normas" },
  articles: {
    title: "Artículos",
    loading: "Buscando artículos…",
    all: "Ver todos los artículos encontrados",
    more: "Seguir buscando en los artículos",
    failed: {
      title: "No se han podido buscar los artículos",
      more: "No se han podido buscar más artículos",
      text: "Compruebe su conexión y vuelva a intentarlo.",
    },
  },
  retry: "Reintentar",
  none: {
    title: (text: string) => `No se ha encontrado nada para «${text}»`,
    text: "Pruebe con menos palabras o cuéntenos la aplicación: puede que exista fuera del catálogo.",
    ask: "Preguntar por esta búsqueda",
    meant: (text: string) => `Buscar «${text}»`,
  },
  found: (references: number, families: number, norms: number) =>
    [
      referencesText(references),
      counted(families, "familia", "familias"),
      counted(norms, "norma", "normas"),
    ].join(", "),
  foundArticles: (count: number, hasMore: boolean) =>
    `${counted(count, "artículo", "artículos")}${hasMore ? ", hay más" : ""}`,
};
