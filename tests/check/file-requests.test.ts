import { describe, expect, it } from "vitest";
import { readText, textFiles } from "./site-texts.ts";

/** Without those of the forms, which take files themselves. */
const TEXTS = textFiles([
  "web/site/catalogue/",
  "web/site/content/",
  "web/site/src/pages/",
  "web/site/src/ui/",
]).filter((file) => !/\.test\.tsx?$|^web\/site\/src\/ui\/contact-form\//.test(file));

const FILE_REQUESTS = [
  /\b(?:env[ií]e|mand|remit|rem[ií]t|adjunt)\w*\b[^.]*\b(?:planos?|dibujos?|croquis|fotos?|fotograf[ií]as?|archivos?|documentos)\b/i,
  /\b(?:con|junto)\b[^.]*\bun(?:a|as|os)? (?:fotos?|fotograf[ií]as?|plano|dibujo|croquis)\b/i,
];

function requestsWithoutAddress(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => FILE_REQUESTS.some((pattern) => pattern.test(line)))
    .filter((line) => !/site\.salesEmail|\{\{correo\}\}/.test(line));
}

describe("texts that ask visitors for files", () => {
  it("name the email address to send them to", () => {
    const found = TEXTS.flatMap((file) =>
      requestsWithoutAddress(readText(file)).map((line) => `${file}: ${line.trim()}`),
    );
    expect(TEXTS).toContain("web/site/src/pages/product-line/content.ts");
    expect(found).toEqual([]);
  });

  it.each([
    "Envíenos el plano o unas fotografías de los puntos críticos.",
    "Con esos tres datos y una fotografía del suelo le proponemos rosca y base.",
    "Puede adjuntar un croquis.",
  ])("are rejected without it: %s", (text) => expect(requestsWithoutAddress(text)).toEqual([text]));

  it.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    "`Envíenos el plano a ${site.salesEmail}.`",
    "Envíe unas fotografías a {{correo}}.",
    "Envíenos la referencia actual. La zona no tiene planos horizontales.",
  ])("are accepted: %s", (text) => expect(requestsWithoutAddress(text)).toEqual([]));
});
