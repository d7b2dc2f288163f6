import { describe, expect, it } from "vitest";
import { testSubmission } from "../testing/test-submission.ts";
import { breakLinks, contactCopy } from "./contact-copy.ts";
import type { Submission } from "./submission.ts";

const { id, fields } = testSubmission;
const submission: Submission = {
  ...fields,
  email: "Marta@españa.example",
  message: "Hola.\nCarga de 1.350 kg.",
  ...{ status: "pending", notes: "interno", created_at: new Date("2026-11-21T10:00:00Z") },
  ...{ source: "lista", page: "/catalogo", suspect: false, marketing: true, mail: "pending" },
  items: [{ reference: "NHK-PN-M20-100-316", family: "", quantity: 46, note: "base anclable" }],
};

describe("contactCopy", () => {
  it("tells the visitor number, promise and what was sent, and nothing that only sales reads", () => {
    const { copy_to, subject, text, html, message_id } = contactCopy(id, submission);
    expect(copy_to).toBe("Marta@xn--espaa-rta.example");
    expect(subject).toBe("Hemos recibido su consulta B1D6A0C4");
    expect(text).toContain(
      "con el número B1D6A0C4. Nos pondremos en contacto con usted en un plazo",
    );
    expect(text).toContain("24 horas laborables.");
    expect(text).toContain("Empresa: Lácteos Valdeoro\nSector: Lácteos\n");
    expect(text).toContain("      46  NHK-PN-M20-100-316  base anclable");
    expect(text).toContain("Mensaje:\n\nHola.\nCarga de 1.350 kg.\n");
    for (const hidden of ["interno", "Formulario", "/catalogo", id, "Novedades"])
      expect(text + html).not.toContain(hidden);
    expect(message_id).toBe(contactCopy(id, submission).message_id);
  });

  it("names the files that were attached, and not the address that it is sent to", () => {
    const type = "zip" as const;
    const files = [{ id: "0".repeat(64), type, bytes: 1_500_000, name: "plano.zip" }];
    const { text } = contactCopy(id, { ...submission, files });
    expect(text).toContain("Archivos: plano. zip (1,4 MB)\n");
    expect(text).not.toContain("Email:");
  });

  it("carries no link, header or markup of whoever named the recipient", () => {
    const lure = "https://evil.example/a?b=1\r\nBcc: b@c.es <a href='//www.evil.example'>";
    const { subject, text, html } = contactCopy(id, {
      ...submission,
      ...{ name: lure, company: lure, position: lure, products: lure, message: lure },
      items: [{ reference: "NHK-1", family: "", quantity: 1, note: lure }],
    });
    expect(subject).toBe("Hemos recibido su consulta B1D6A0C4");
    expect(text).toContain("Empresa: https: //evil. example/a?b=1 Bcc: b@c. es");
    for (const body of [text, html]) {
      expect(body).not.toMatch(/:\/\/|evil\.example|www\.evil|c\.es/);
      expect(body).toContain("evil. example");
    }
    expect(html).not.toMatch(/<a|<img|href='/);
  });
});

it.each([
  ["www.evil.example", "www. evil. example"],
  ["http://10.0.0.1/a", "http: //10.0.0.1/a"],
  ["a@b.es", "a@b. es"],
  ["evil\u3002example", "evil\u3002 example"],
  ["AISI 304. Carga 1.350 kg, 0.8 µm...", "AISI 304. Carga 1.350 kg, 0.8 µm..."],
])("breakLinks turns %j into %j", (text, broken) => expect(breakLinks(text)).toBe(broken));
