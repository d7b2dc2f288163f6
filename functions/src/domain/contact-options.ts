/*
 * The options of the contact forms. They stand apart from the schemas because a page shows them long before it needs
 * anything checked.
 */

/** Sector options of the public form, with their Spanish labels (specification 5, PUB-20). */
export const INDUSTRIES = {
  alimentaria: "Alimentaria",
  lacteos: "Lácteos",
  bebidas: "Bebidas",
  panaderia: "Panadería",
  confiteria: "Confitería",
  cosmeticos: "Cosméticos",
  carnica: "Cárnica",
  pescado: "Pescado",
  veterinaria: "Veterinaria",
  quimica: "Química",
  medica: "Médica",
  farmaceutica: "Farmacéutica",
  otra: "Otra",
} as const;
export type Industry = keyof typeof INDUSTRIES;

/** Inquiry types of the public form, with their Spanish labels (PUB-21). */
export const INQUIRY_TYPES = {
  cotizacion: "Cotización",
  informacion: "Información",
  asesoria: "Asesoría técnica",
  catalogo: "Catálogo",
  soporte: "Soporte",
  distribuidor: "Distribuidor",
  otros: "Otros",
} as const;
export type InquiryType = keyof typeof INQUIRY_TYPES;
