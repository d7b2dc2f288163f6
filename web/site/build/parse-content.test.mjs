import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseContent } from "./parse-content.ts";
import { readCatalogue } from "./read-catalogue.ts";

const HEAD = ["---", "title: Ruedas", "description: Ruedas de acero", "---"];
const SECTION = ["## 1. Elección", "Texto."];

const parse = (...lines) => parseContent("a.md", lines.join("\n"));
const parseBody = (...lines) => parse(...HEAD, ...lines);

/** Faults of a text whose body begins on line 5. */
function getFaults(read) {
  try {
    read();
    return [];
  } catch (error) {
    return error.message.split("\n");
  }
}

describe("parseContent", () => {
  it("keeps numbers and their units on one line in texts and answers", () => {
    const questions = ["## Preguntas frecuentes", "### ¿Cuánto?", "Hasta 80 °C."];
    const page = parseBody("## Carga", "Hasta 25 kN.", "### Base", "De 120 mm.", ...questions);
    expect(page.sections[0].text).toBe("Hasta 25\u00a0kN.");
    expect(page.sections[0].parts[0].text).toBe("De 120\u00a0mm.");
    expect(page.questions[0].answer).toBe("Hasta 80\u00a0°C.");
  });

  it("reads front matter, sections, parts and questions", () => {
    const page = parse(
      "---",
      "title: Ruedas: guía",
      "description: Ruedas de acero",
      "keywords: rueda, acero",
      "---",
      "",
      "## 1. Cómo elegir",
      "",
      "Escriba a {{correo}}.",
      "",
      "### Carga",
      "",
      "- **Tara**",
      "- Peso",
      "",
      "## Una sección con un título largo {#corta}",
      "Texto.",
      "## Preguntas frecuentes",
      "### ¿Cuántas?",
      "",
      "Cuatro,",
      "o tres.",
    );
    expect(page).toEqual({
      title: "Ruedas: guía",
      description: "Ruedas de acero",
      keywords: "rueda, acero",
      sections: [
        {
          id: "como-elegir",
          title: "1. Cómo elegir",
          text: "Escriba a ventas@nhk-group.example.",
          parts: [{ title: "Carga", text: "- **Tara**\n- Peso" }],
        },
        { id: "corta", title: "Una sección con un título largo", text: "Texto.", parts: [] },
      ],
      questions: [{ question: "¿Cuántas?", answer: "Cuatro, o tres." }],
    });
  });

  it("fills in ranges of the catalog", () => {
    const lines = [...HEAD, "## Datos", "| Rosca |", "| --- |", "| {{rango:soportes:insert}} |"];
    const page = parseContent("a.md", lines.join("\n"), readCatalogue());
    expect(page.sections[0].text).toBe("| Rosca |\n| --- |\n| 204 a 210 |");
  });

  it("reads files with Windows line ends", () => {
    const source = [...HEAD, ...SECTION].join("\r\n");
    expect(parseContent("a.md", source).sections).toEqual([
      { id: "eleccion", title: "1. Elección", text: "Texto.", parts: [] },
    ]);
  });

  it.each([
    ["no front matter", SECTION, "a.md:1: front matter between two lines of"],
    ["an open front matter", ["---", "title: A"], "a.md:1: front matter between two lines of"],
    [
      "no title",
      ["---", "description: B", "---", ...SECTION],
      'a.md:1: "title" is missing in the front matter',
    ],
    [
      "no description",
      ["---", "title: A", "---", ...SECTION],
      'a.md:1: "description" is missing in the front matter',
    ],
    [
      "an empty description",
      ["---", "title: A", "description: ", "---", ...SECTION],
      'a.md:3: "description" has no value',
    ],
    [
      "a line without a name",
      ["---", "title: A", "description: B", "C", "---", ...SECTION],
      'a.md:4: not "name: value": C',
    ],
    [
      "an unknown field",
      ["---", "title: A", "description: B", "tittle: C", "---", ...SECTION],
      'a.md:4: unknown field "tittle"',
    ],
    [
      "a field twice",
      ["---", "title: A", "description: B", "title: C", "---", ...SECTION],
      'a.md:4: second "title"',
    ],
  ])("reports %s with its line", (_name, lines, fault) => {
    expect(getFaults(() => parse(...lines))[0]).toContain(fault);
  });

  it.each([
    ["no section", ["", ""], "a.md:1: no section"],
    ["text before the first heading", ["Texto.", ...SECTION], "a.md:5: text before"],
    ["a heading of another level", [...SECTION, "# A", "B"], "a.md:7: headings are"],
    ["a heading without text", [...SECTION, "## ", "B"], "a.md:7: a heading without text"],
    ["a formatted heading", [...SECTION, "## **A**", "B"], "a.md:7: a heading is plain text"],
    ["a malformed anchor", ["## A {#Á b}", "B"], "a.md:5: not an anchor: {#Á b}"],
    ["an empty section", ["## A", "", ...SECTION], 'a.md:5: nothing stands under "A"'],
    ["an empty part", [...SECTION, "### A"], 'a.md:7: nothing stands under "A"'],
    ["a part without section", ["### A", "B", ...SECTION], 'a.md:5: a "### …" without'],
    ["an anchor twice", [...SECTION, ...SECTION], 'a.md:7: second section with the anchor "elecc'],
    ["an unknown placeholder", [...SECTION, "{{mail}}"], "a.md:7: unknown placeholder {{mail}}"],
    ["an unknown range", [...SECTION, "{{rango:a:b}}"], "a.md:7: {{rango:a:b}}: unknown family"],
    ["HTML", [...SECTION, "a<br>b"], "a.md:7: HTML is not supported"],
    ["a table without its line of dashes", [...SECTION, "| a |", "| b |"], "a.md:7: the second"],
    [
      "a table row of another width",
      [...SECTION, "| a | b |", "| - | - |", "| 1 |"],
      "a.md:9: the rows of a table",
    ],
  ])("reports %s with its line", (_name, body, fault) => {
    expect(getFaults(() => parseBody(...body))[0]).toContain(fault);
  });

  it.each([
    ["no question", [], "a.md:7: no question follows"],
    ["a question without an answer", ["### ¿A?", "", "### ¿B?", "C"], 'a.md:8: the question "¿A?"'],
    ["an answer of two paragraphs", ["### ¿A?", "B", "", "C"], 'a.md:8: the answer to "¿A?"'],
    ["an answer with a list", ["### ¿A?", "- B"], 'a.md:8: the answer to "¿A?"'],
    ["a formatted answer", ["### ¿A?", "**B**"], 'a.md:8: the answer to "¿A?"'],
    ["text before the questions", ["B", "### ¿A?", "C"], "a.md:8: text before a question"],
    ["a later section", ["### ¿A?", "B", "## C", "D"], "a.md:10: no section follows"],
  ])("reports %s under the questions with its line", (_name, body, fault) => {
    const faults = getFaults(() => parseBody(...SECTION, "## Preguntas frecuentes", ...body));
    expect(faults[0]).toContain(fault);
  });

  it("reports every fault of a file in the order of its lines", () => {
    const faults = getFaults(() => parseBody("## A", "{{x}}", "### B", "## C", "<b>c</b>"));
    expect(faults.map((fault) => fault.split(":")[1])).toEqual(["6", "7", "9"]);
  });

  const folder = new URL("../content/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== "README.md");
  it.each(files)("accepts web/site/content/%s", (name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    expect(parseContent(name, source, readCatalogue()).title).not.toBe("");
  });
});
