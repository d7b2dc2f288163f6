import { references } from "./counted.ts";

const quotedList = (words: readonly string[]) => words.map((word) => `«${word}»`).join(", ");

export const content = {
  families: "Familias",
  all: "Todos",
  filters: {
    open: "Filtrar",
    title: "Filtros",
    close: "Cerrar",
    show: "Ver",
  },
  orders: {
    label: "Ordenar",
    "": "Por familia",
    carga: "Menor carga",
    "-carga": "Mayor carga",
    diametro: "Menor diámetro",
    "-diametro": "Mayor diámetro",
  },
  facets: {
    thread: { title: "Rosca" },
    shaft: { title: "Eje", note: "mm" },
    diameter: { title: "Diámetro", note: "base, rueda, cabeza o eje" },
    load: { title: "Carga por pieza", note: "C en rodamientos" },
    material: { title: "Material" },
    heat: { title: "Temperatura", note: "que debe soportar" },
    seal: { title: "Sello o banda" },
    ip: { title: "Grado de protección" },
  },
  fields: {
    diameter_from: { label: "Desde", unit: "mm" },
    diameter_to: { label: "Hasta", unit: "mm" },
    load: { label: "Al menos", unit: "kN" },
    cold: { label: "Mínima", unit: "°C" },
    heat: { label: "Máxima", unit: "°C" },
  },
  loading: "Buscando referencias…",
  remove: (name: string) => `Quitar ${name}`,
  removeAll: "Quitar todo",
  copy: "Copiar enlace",
  copied: "Enlace copiado",
  notCopied: "No se ha podido copiar el enlace",
  failed: {
    title: "No se han podido cargar las referencias",
    text: "Compruebe su conexión y vuelva a intentarlo. Las fichas de cada familia tienen todas sus referencias.",
    retry: "Reintentar",
  },
  none: {
    title: "Ninguna referencia cumple todo a la vez",
    text: "Quite una condición o cuéntenos la aplicación: puede que exista fuera del catálogo.",
    ways: "Ampliar la búsqueda",
    without: (names: readonly string[]) => `Sin ${names.map((name) => `«${name}»`).join(" ni ")}`,
    clear: "Quitar todos los filtros",
    ask: "Preguntar por esta búsqueda",
  },
  table: {
    caption: (family: string) => `${family}: referencias encontradas`,
    reference: "Referencia",
    thread: "Rosca o eje",
    diameter: "Diámetro",
    load: "Carga",
    material: "Material",
    seal: "Sello o banda",
    heat: "Temperatura",
    list: "Lista de consulta",
  },
  notes: {
    corrected: (typed: string, word: string) => `«${typed}» se ha leído como «${word}».`,
    unknown: (words: readonly string[]) =>
      words.length === 1
        ? `Ninguna referencia tiene la palabra ${quotedList(words)}.`
        : `Ninguna referencia tiene las palabras ${quotedList(words)}.`,
    leftOut: (words: readonly string[]) =>
      `Ninguna cumple además ${quotedList(words)}: no se ha tenido en cuenta.`,
    ask: "Consúltenos",
    machine: "¿Es el peso de la máquina? Calcule la carga de cada pie",
  },
  details: "Ver Detalles",
  quote: "Solicitar Cotización",
  /** The table has no filter for some criteria, so it may show more. */
  inTable: "Ver en la tabla",
  formatCount: (count: number, total: number) => `${count} de ${references(total)}`,
  found: (count: number, families: number) =>
    families === 0
      ? references(count)
      : `${references(count)} en ${families} ${families === 1 ? "familia" : "familias"}`,
};
