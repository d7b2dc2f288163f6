/** Capital letters and digits, with "-" between them. */
export const REFERENCE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** Slugs of `web/catalogue/families.json`. */
export const FAMILIES: readonly string[] = [
  "pies-niveladores",
  "pies-ajustables",
  "unidades-rodamiento",
  "soportes",
  "ruedas",
  "componentes",
];
