import {
  type CaseTable,
  daysAgo,
  type Fields,
  notText,
  optionalText,
  repeatedCases,
  toChanges,
} from "./table.ts";

export const aSubmission: Fields = {
  company: "Lácteos del Norte, S. L.",
  industry: "lacteos",
  name: "José Peña",
  position: "",
  email: "jose@lacteos.example",
  phone: "+34 600 000 000",
  inquiry_type: "cotizacion",
  products: "",
  message: "Necesito 40 pies M16.\nGracias.",
  status: "pending",
  notes: "",
  created_at: daysAgo(1),
  source: "contacto",
  suspect: false,
  marketing: false,
  mail: "sent",
  files: [{ id: "0a".repeat(32), name: "plano.pdf", type: "pdf", bytes: 9 }],
  items: [{ reference: "NHK-PN-M20-100-316", family: "pies-niveladores", quantity: 46, note: "" }],
  origin: { entry_page: "/catalogo", referrer: "www.google.es", utm_source: "feria" },
};
const aNote: Fields = {
  id: "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001",
  text: "Llamado el lunes.\nQuiere oferta.",
  at: daysAgo(1),
  by_uid: "admin",
  by_email: "ana@nhk-group.example",
};
const anAnswer: Fields = { ...aNote, mail: "pending" };
const { having, lacking } = toChanges(aSubmission);
const repeated = repeatedCases(optionalText(having, "notes", 5000), {
  valid: {},
  invalid: { ...notText(having, "status"), ...notText(having, "assigned_to") },
});

export const submissionCases: CaseTable = {
  base: aSubmission,
  valid: {
    "as it came": aSubmission,
    "in progress": having({ status: "in_progress" }),
    completed: having({ status: "completed", notes: "Llamado el lunes." }),
    assigned: having({ assigned_to: "admin" }),
    "with notes": having({ note_entries: [aNote, { ...aNote, by_email: "" }] }),
    "with answers": having({
      answers: [anAnswer, { ...anAnswer, mail: "sent", sent_at: aNote.at }],
    }),
    ...repeated.valid,
  },
  invalid: {
    ...repeated.invalid,
    "assigned to an empty text": having({ assigned_to: "" }),
    "answered at a text": having({ status: "completed", answered_at: "2026-11-26" }),
    "an empty note": having({ note_entries: [{ ...aNote, text: " " }] }),
    "a note without a person": having({ note_entries: [{ ...aNote, by_uid: "" }] }),
    "a note without a time": having({ note_entries: [{ ...aNote, at: "2026-11-26" }] }),
    "an empty answer": having({ answers: [{ ...anAnswer, text: " " }] }),
    "an answer without a state": having({ answers: [aNote] }),
    "21 answers": having({ answers: Array(21).fill(anAnswer) }),
    "61 notes": having({ note_entries: Array(61).fill(aNote) }),
    "an unknown status": having({ status: "archived" }),
    "an empty status": having({ status: "" }),
    "a status in capitals": having({ status: "Completed" }),
    "no status": lacking("status"),
    "no notes": lacking("notes"),
    "an unknown field in the origin": having({ origin: { city: "Gijón" } }),
    "an unknown field": having({ assignee: "ana" }),
  },
  night: repeated.night,
};
