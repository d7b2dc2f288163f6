import { expect, it } from "vitest";
import { submission } from "#testing/submission.ts";
import { TEMPLATES, templateText } from "./reply-templates.ts";

const line = { family: "pies-niveladores", quantity: 46, note: "con junta" };
const inquiry = submission({
  id: "1a2b3c4d-0000-4000-8000-000000000000",
  items: [
    { ...line, reference: "NHK-PN-M20" },
    { ...line, reference: "NHK-X", note: "" },
  ],
});

it.each(TEMPLATES)(
  "%s has name, subject, company, reference and list of the inquiry",
  (template) => {
    const text = templateText(template, inquiry);
    expect(text).toMatch(
      /^Hola, Marta Álvarez:\n\nGracias por ponerse en contacto con NHK Group acerca de «Cotización»\./,
    );
    for (const part of [
      "Lácteos del Nalón, S.A.",
      "referencia 1A2B3C4D",
      ":\n- 46 × NHK-PN-M20 (con junta)\n- 46 × NHK-X\n\n",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/undefined|\[|\{|\b(?:tú|tu|tus|te)\b/);
  },
);

it.each(TEMPLATES)("%s leaves out the list of an inquiry without references", (template) => {
  const text = templateText(template, submission());
  expect(text).not.toContain("×");
  expect(text).not.toMatch(/\n{3}/);
});
