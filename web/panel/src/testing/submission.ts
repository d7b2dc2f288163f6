import type { StoredSubmission } from "domain/contact/submission";

export const submission = (change: Partial<StoredSubmission> = {}): StoredSubmission => ({
  id: "one",
  company: "Lácteos del Nalón, S.A.",
  industry: "lacteos",
  name: "Marta Álvarez",
  position: "",
  email: "marta.alvarez@nalon.example",
  phone: "",
  inquiry_type: "cotizacion",
  products: "",
  message: "Necesitamos 48 pies.",
  status: "pending",
  notes: "",
  created_at: new Date("2026-11-18T10:00:00Z"),
  source: "contacto",
  suspect: false,
  marketing: false,
  mail: "sent",
  ...change,
});
