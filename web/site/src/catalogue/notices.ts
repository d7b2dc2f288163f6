/**
 * What the site promises about figures and documents, in one wording for every page, sheet and calculator.
 * Texts of `web/site/content`, `web/site/catalogue` and the `content.ts` files name them: `{{tipicos}}`.
 */
export const NOTICES = {
  tipicos:
    "Valores típicos de la gama, no vinculantes. Obligan los que la oferta y la confirmación de pedido dan de cada referencia.",
  documentos:
    "La oferta enumera los documentos que acompañan a cada referencia (certificado de material, declaraciones y, si el modelo lo tiene, certificado de diseño), con su alcance y fecha, y dice cuál falta.",
} as const;

export const isNotice = (name: string): name is keyof typeof NOTICES =>
  Object.hasOwn(NOTICES, name);
