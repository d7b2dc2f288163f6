import { INDUSTRIES, INQUIRY_TYPES } from "domain/contact/contact-options";
import type { FieldSpec } from "kit/ui/field-spec";

/** Decisions of the site's owner. */
export const contactOptions = {
  /** Shows a checkbox 'He leído…' that must be ticked. */
  privacyBox: false,
  newsBox: true,
  /** Stored with each submission; changes with the notice in static-parts.tsx. */
  noticeVersion: "2026-11",
} as const;

/** Mails and panel use the shorter labels of the domain. */
const inquiryLabels: Readonly<Record<keyof typeof INQUIRY_TYPES, string>> = {
  ...INQUIRY_TYPES,
  informacion: "Información de producto",
  distribuidor: "Quiero ser distribuidor",
};

const field = {
  company: {
    name: "company",
    label: "Empresa",
    kind: "text",
    required: true,
    placeholder: "Nombre de su empresa",
    autoComplete: "organization",
  },
  industry: {
    name: "industry",
    label: "Sector",
    kind: "select",
    required: true,
    placeholder: "Seleccione su sector",
    options: Object.entries(INDUSTRIES),
  },
  name: {
    name: "name",
    label: "Nombre",
    kind: "text",
    required: true,
    placeholder: "Nombre y apellidos",
    autoComplete: "name",
  },
  position: {
    name: "position",
    label: "Cargo",
    kind: "text",
    required: false,
    placeholder: "Ingeniería, compras, mantenimiento…",
    autoComplete: "organization-title",
  },
  email: {
    name: "email",
    label: "Email",
    kind: "email",
    required: true,
    placeholder: "nombre@suempresa.es",
    autoComplete: "email",
  },
  phone: {
    name: "phone",
    label: "Teléfono",
    kind: "tel",
    required: false,
    placeholder: "+34",
    autoComplete: "tel",
  },
  inquiry_type: {
    name: "inquiry_type",
    label: "Tipo de consulta",
    kind: "select",
    required: true,
    placeholder: "Seleccione el motivo",
    options: Object.entries(inquiryLabels),
  },
  products: {
    name: "products",
    label: "Productos de interés",
    kind: "text",
    required: false,
    placeholder: "Pies, rodamientos, ruedas, soportes…",
  },
  message: {
    name: "message",
    label: "Mensaje",
    kind: "textarea",
    required: true,
    placeholder: "Carga, temperatura, producto de limpieza, frecuencia de lavado y cantidad",
    rows: 5,
    wide: true,
  },
} as const satisfies Record<string, FieldSpec>;

export const contactFields: readonly FieldSpec[] = [
  field.company,
  field.industry,
  field.name,
  field.position,
  field.email,
  field.phone,
  field.inquiry_type,
  field.products,
  field.message,
];

export const landingFields: readonly FieldSpec[] = [
  field.company,
  field.name,
  field.email,
  field.phone,
  {
    ...field.message,
    rows: 4,
    placeholder: "Describa la aplicación: carga, limpieza, temperatura y cantidad",
  },
];

export const content = {
  title: "Solicite información",
  landingTitle: "Escríbanos",
  help: "Los campos marcados con asterisco son obligatorios. Si pide oferta, indique cantidad, material y plazo aproximado.",
  requiredBefore: "Los campos marcados con ",
  requiredAfter: " son obligatorios.",
  /** Before its address, in the message. */
  calculation: "Mi cálculo:",
  send: "Enviar Solicitud",
  landingSend: "Enviar Mensaje",
  sent: {
    title: "¡Mensaje enviado con éxito!",
    text: "Nos pondremos en contacto con usted en un plazo máximo de 24 horas.",
  },
  failed: {
    title: "Error al enviar el mensaje",
    text: "Por favor, inténtelo de nuevo o contáctenos directamente por email.",
    kept: "Lo que ha escrito sigue aquí.",
  },
  news: "Deseo recibir novedades técnicas de NHK Group por correo electrónico. Puedo darme de baja en cualquier momento.",
  privacyBox:
    "He leído la información sobre protección de datos y solicito que me contacten en relación con esta consulta.",
  privacyField: { name: "privacy", label: "Protección de datos" },
  filesField: { name: "files", label: "Adjuntar archivos", kind: "textarea" },
  itemsField: { name: "items", kind: "text" },
} as const;
