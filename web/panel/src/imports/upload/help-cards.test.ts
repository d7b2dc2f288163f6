import { decodeCsv } from "kit/csv/decode-csv";
import { describe, expect, it } from "vitest";
import { templateCsv } from "./help-cards.tsx";
import { openCsv } from "./validation/csv-session.ts";

describe("templateCsv", () => {
  it("opens in columns in a Spanish Excel", () => {
    expect(templateCsv()).toMatch(/^\uFEFF"title";"suggested_url";"content"\r\n/);
  });

  it("begins with a byte order mark and validates without a warning", () => {
    const bytes = new TextEncoder().encode(templateCsv());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const read = decodeCsv(bytes);
    const session = openCsv(read.ok ? read.text : "");
    const { validation } = session.validate({
      choices: { publish: true, dates: { mode: "today" }, conflict: "suffix" },
      now: new Date("2026-11-21T12:00:00Z"),
      seed: "template",
      known: new Map(),
    });
    expect(validation).toMatchObject({ kind: "validated", rejected: [], warnings: [] });
    expect(validation.kind === "validated" && validation.accepted).toMatchObject([
      {
        title: "Cómo elegir un pie nivelador",
        slug: "como-elegir-un-pie-nivelador",
        content:
          '<p>La primera línea es el extracto si no hay columna de extracto.</p>\n<h2>Un apartado</h2>\n<p>El contenido es HTML; las comillas se escriben "dobles".</p>',
      },
      {
        title: "Una segunda entrada, con dirección automática",
        slug: "una-segunda-entrada-con-direccion-automatica",
        content: "<p>Sin dirección sugerida, sale del título.</p>",
      },
    ]);
  });
});
