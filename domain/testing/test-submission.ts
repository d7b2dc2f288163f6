import type { SubmitContactInput } from "../calls/visitors.ts";

/** A submission of a visitor of the catalog. */
export const testSubmission: SubmitContactInput = {
  id: "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001",
  fields: {
    company: "Lácteos Valdeoro",
    industry: "lacteos",
    name: "Marta Iglesias",
    position: "",
    email: "marta@valdeoro.example",
    phone: "",
    inquiry_type: "cotizacion",
    products: "Pie nivelador",
    message: "Hola",
  },
  source: "contacto",
  page: "/catalogo",
  honeypot: "",
  elapsed_ms: 30_000,
  marketing: false,
  notice_version: "2026-11",
};
