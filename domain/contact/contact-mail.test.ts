import { describe, expect, it } from "vitest";
import { contactMail, MAIL_ATTEMPTS, nextMailAttempt } from "./contact-mail.ts";
import type { Submission } from "./submission.ts";

const id = "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001";
const submission: Submission = {
  company: "Lácteos Valdeoro",
  industry: "lacteos",
  name: "Marta Iglesias",
  position: "",
  email: "marta@valdeoro.example",
  phone: "+34 600 000 101",
  inquiry_type: "asesoria",
  products: "",
  message: "Hola.\nNecesitamos 46 pies.",
  status: "pending",
  notes: "",
  created_at: new Date("2026-11-21T10:00:00Z"),
  source: "contacto",
  page: "/catalogo",
  suspect: false,
  marketing: false,
  mail: "pending",
};

describe("contactMail", () => {
  it("contains all fields with Spanish labels, without empty ones", () => {
    const mail = contactMail(id, submission);
    expect(mail.subject).toBe("Nueva consulta desde la web: Asesoría técnica");
    expect(mail.reply_to).toBe("marta@valdeoro.example");
    expect(mail.text).toContain("Empresa: Lácteos Valdeoro\nSector: Lácteos\n");
    expect(mail.text).toContain("\nEmail: marta@valdeoro.example\nTeléfono: +34 600 000 101\n");
    expect(mail.text).toContain("Página de procedencia: /catalogo");
    expect(mail.text).toContain("Mensaje:\n\nHola.\nNecesitamos 46 pies.\n");
    expect(mail.text).not.toContain("Cargo");
    expect(mail.message_id).toBe(contactMail(id, submission).message_id);
  });

  it("names the files with their sizes, and none without files", () => {
    const file = { id: "0".repeat(64), type: "pdf", bytes: 1_500_000 } as const;
    const names = ["plano.pdf", "pie\nBcc: a.pdf"];
    const { text } = contactMail(id, {
      ...submission,
      files: names.map((name) => ({ ...file, name })),
    });
    expect(text).toContain("panel: plano.pdf (1,4 MB), pie Bcc: a.pdf (1,4 MB)\n");
    expect(contactMail(id, submission).text).not.toContain("Archivos");
  });

  it("contains the lines of the list as a table, in text and HTML", () => {
    const family = "pies-niveladores";
    const { text, html } = contactMail(id, {
      ...submission,
      items: [
        { reference: "NHK-PN-M20-100-316", family, quantity: 46, note: "base anclable" },
        { reference: "NHK-X", family: "", quantity: 2, note: "" },
      ],
    });
    expect(text).toContain(
      [
        "Lista de consulta, 2 referencias:",
        "",
        "Cantidad  Referencia          Nota",
        "      46  NHK-PN-M20-100-316  base anclable",
        "       2  NHK-X",
        "",
        "Mensaje:",
      ].join("\n"),
    );
    const cells = [...html.matchAll(/<t[hd] [^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell);
    expect(cells).toEqual([
      ...["Cantidad", "Referencia", "Nota"],
      ...["46", "NHK-PN-M20-100-316", "base anclable"],
      ...["2", "NHK-X", ""],
    ]);
    expect(contactMail(id, submission).html).not.toContain("<table");
  });

  it("names the list's form, and leaves out a message that the lines stand for", () => {
    const { text, html } = contactMail(id, { ...submission, source: "lista", message: "" });
    expect(text).toContain("Formulario: Lista de consulta\n");
    expect(text + html).not.toContain("Mensaje");
  });

  it("shows HTML of fields, notes and message as text", () => {
    const markup = '<img src="https://evil.example/x" onerror=alert(1)>&';
    const { html } = contactMail(id, {
      ...submission,
      company: markup,
      items: [{ reference: "NHK-1", family: "", quantity: 1, note: markup }],
      message: `${markup}\n</p><a href="//evil.example">x</a>`,
    });
    const tags = new Set(html.match(/<\w+/g));
    expect([...tags].sort().join("")).toBe("<b<body<br<h2<html<meta<p<table<td<th<tr");
    expect(html.split("&lt;img src=&quot;https://evil.example/x&quot;")).toHaveLength(4);
  });

  it("names the ASCII form of an international domain in the header only", () => {
    const mail = contactMail(id, { ...submission, email: "marta@españa.example" });
    expect(mail.reply_to).toBe("marta@xn--espaa-rta.example");
    expect(mail.text).toContain("Email: marta@españa.example\n");
  });

  it("contains no line, header or recipient injected by a visitor", () => {
    const hostile = contactMail(id, {
      ...submission,
      company: "X\r\nBcc: all@victim.example\u2028Cargo: falso",
      name: "A\u0000B\u202Eevil",
      message: "a\u0007b\r\nc",
    });
    expect(hostile.subject).toBe("Nueva consulta desde la web: Asesoría técnica");
    expect(hostile.text).toContain("Empresa: X Bcc: all@victim.example Cargo: falso\n");
    expect(hostile.text).toContain("Nombre: A B evil\n");
    expect(hostile.text).toContain("a b\nc");
    expect(hostile.text).not.toContain("\nBcc");
  });
});

describe("nextMailAttempt", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  it("waits longer each time and gives up after the last attempt", () => {
    const waits = Array.from({ length: MAIL_ATTEMPTS }, (_, n) => {
      const { due } = nextMailAttempt(n + 1, now);
      return due && (due.getTime() - now.getTime()) / 60_000;
    });
    expect(waits).toEqual([5, 15, 60, 240, 720, null]);
    expect(nextMailAttempt(MAIL_ATTEMPTS, now).state).toBe("failed");
  });
});
