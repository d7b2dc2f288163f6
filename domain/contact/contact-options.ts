/** Keeps the validator out of pages. */

/** What the site promises, but for the message after sending. `ANSWER_HOURS` counts them. */
export const ANSWER_PROMISE = "en un plazo máximo de 24 horas laborables";

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
