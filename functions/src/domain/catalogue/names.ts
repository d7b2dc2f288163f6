/** Capital letters and digits, with "-" between them. */
export const REFERENCE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** Slugs of `web/catalogue/families.json`. */
export const FAMILIES = [
  "pies-niveladores",
  "pies-ajustables",
  "unidades-rodamiento",
  "soportes",
  "ruedas",
  "componentes",
] as const;

export function isFamily(slug: string): boolean {
  return FAMILIES.some((family) => family === slug);
}
