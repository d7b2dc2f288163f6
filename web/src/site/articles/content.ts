/** Words of the article list. */
export const content = {
  title: "Artículos Técnicos",
  lead: "Guías para ingeniería y mantenimiento: materiales, acabados, estanqueidad, lubricación, normativa y coste de limpieza.",
  search: "Buscar artículos",
  placeholder: "Buscar artículos...",
  clear: "Borrar búsqueda",
  mostRead: "Más Leídos",
  all: "Todos los Artículos",
  more: "Ver más artículos",
  first: "Volver al principio de la lista",
  loading: "Cargando artículos…",
  retry: "Reintentar",
  none: "No se encontraron artículos",
  noneYet: "Aún no hay artículos publicados.",
  noMatch: "Intenta con otros términos de búsqueda.",
  failed: {
    title: "Error loading articles",
    text: "No se han podido cargar los artículos. Compruebe su conexión e inténtelo de nuevo.",
  },
  count: (n: number) => (n === 1 ? "1 artículo" : `${n} artículos`),
  found: (n: number) => (n === 1 ? "1 artículo encontrado" : `${n} artículos encontrados`),
  searching: (n: number) => `Buscando… ${n === 1 ? "1 encontrado" : `${n} encontrados`}`,
} as const;
