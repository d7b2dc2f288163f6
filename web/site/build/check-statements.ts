import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fillRanges } from "../src/catalogue/fill-ranges.ts";
import type { Catalogue, CellValue } from "../src/catalogue/model.ts";
import { type Materials, SOFT_PARTS } from "../src/catalogue/read-materials.ts";
import type { AgentId } from "../src/cleaning/choices.ts";
import { RULES } from "../src/cleaning/rules.ts";
import { keptCatalogue, readMaterials } from "./read-catalogue.ts";

/** A text that visitors read. */
export interface SiteText {
  readonly path: string;
  readonly text: string;
  /** Articles also name materials and criteria of the trade that the tables do not have. */
  readonly isArticle?: boolean;
}

interface Facts {
  readonly catalogue: Catalogue;
  readonly materials: Materials;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Texts of the site, of its tables and adviser, and the sample articles. */
export function readSiteTexts(catalogue: Catalogue): readonly SiteText[] {
  const list = (folder: string, pattern: RegExp, isArticle?: true) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => pattern.test(name))
      .sort()
      .map((name): SiteText => {
        const path = relative(ROOT, join(ROOT, folder, name));
        const text = readFileSync(join(ROOT, path), "utf8");
        return { path, text, ...(isArticle ? { isArticle } : {}) };
      });
  const site = [
    ...list("web/site/content", /^(?!README).*\.md$/),
    ...list("web/site/src", /(?:content|copies|groups)\.tsx?$/),
    ...list("web/site/catalogue", /^(?:families\.json|columns\.csv|materials\.csv)$/),
    ...list("web/site/src/cleaning", /^rules\.ts$/),
  ].map((source) => ({ ...source, text: fillKnown(source, catalogue) }));
  const articles = [
    ...list("tests/support/seed/articles", /\.(?:md|html)$/, true),
    ...list("tests/support/data", /^import-sample\.csv$/, true),
  ];
  return [...site, ...articles];
}

/** Other placeholders of pages have no figures. */
function fillKnown({ path, text }: SiteText, catalogue: Catalogue): string {
  return text
    .split("\n")
    .map((line) => (/\{\{\w+:/.test(line) ? fillRanges(path, line, catalogue) : line))
    .join("\n");
}

/**
 * Compares what texts say about materials, temperatures, finish and references with the tables and the
 * rules of the cleaning adviser.
 * @returns `<path>:<line>: <reason>` for each contradiction
 */
export function findContradictions(texts: readonly SiteText[], facts: Facts): readonly string[] {
  const knownFacts = collectKnown(facts);
  return texts.flatMap((text) => judgeText(text, knownFacts));
}

/** @throws Error with a line for each contradiction of the repository's texts */
export function requireAgreement(): void {
  const catalogue = keptCatalogue();
  const faults = findContradictions(readSiteTexts(catalogue), {
    catalogue,
    materials: readMaterials(),
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

interface Known {
  readonly limits: ReadonlyMap<string, readonly number[]>;
  readonly ranges: ReadonlySet<string>;
  readonly finishes: readonly number[];
  readonly references: ReadonlySet<string>;
}

function collectKnown({ catalogue, materials }: Facts): Known {
  const references = catalogue.flatMap((family) => family.references);
  const valuesIn = (column: string) => references.map(({ values }) => values[column]);
  const isNumber = (value: CellValue | undefined) => typeof value === "number";
  const limits = new Map(
    [...materials].map(([material, { min_c, max_c }]) => {
      const own = references.filter(({ values }) =>
        SOFT_PARTS.some((column) => values[column] === material),
      );
      const rules = RULES.flatMap(({ value, max_c: c }) => (value === material ? (c ?? []) : []));
      const dry = own.flatMap(({ values }) => [values.temp_min_c, values.temp_max_c]);
      return [material, [min_c, max_c, ...dry.filter(isNumber), ...rules]] as const;
    }),
  );
  const pairs = [
    ...[...materials.values()].map(({ min_c, max_c }) => [min_c, max_c]),
    ...references.map(({ values }) => [values.temp_min_c, values.temp_max_c]),
  ];
  return {
    limits,
    ranges: new Set(pairs.map((pair) => pair.join())),
    finishes: [...new Set(valuesIn("ra_um").filter(isNumber))],
    references: new Set(references.map(({ reference }) => reference)),
  };
}

/** How texts name the materials of the tables. */
const NAMES: Readonly<Record<string, RegExp>> = {
  EPDM: /\bEPDM\b/,
  NBR: /\bNBR\b/,
  Silicona: /\bsilicona\b/i,
  Poliamida: /\bpoliamida\b|\bPA 6\b/i,
  Poliuretano: /\bpoliuretano\b/i,
  "Goma elástica": /\bgoma elástica\b|^Goma$/i,
  "1.4301": /\b304\b|\b1\.4301\b/,
  "1.4404": /\b316L\b|\b1\.4404\b/,
};
const namesIn = (text: string) =>
  Object.entries(NAMES).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** How texts name what cleans, with the temperature that goes with it. */
const MEDIA: readonly { pattern: RegExp; agents: readonly AgentId[]; c: number }[] = [
  { pattern: /\bsosa\b|álcali|alcalin[oa]s?\b(?! clorad)/i, agents: ["alcalina"], c: 0 },
  { pattern: /túnel de lavado|lavado automático/i, agents: ["alcalina"], c: 60 },
  { pattern: /ácidos?\b(?! peracético)|nítrico|fosfórico/i, agents: ["acida"], c: 0 },
  { pattern: /clorad[oa]s?\b|hipoclorito/i, agents: ["clorada"], c: 0 },
  { pattern: /peracético/i, agents: ["peracetico"], c: 0 },
  { pattern: /peróxido/i, agents: ["peroxido"], c: 0 },
  { pattern: /amonio cuaternario|sales cuaternarias/i, agents: ["cuaternario"], c: 0 },
  { pattern: /\bvapor\b(?! de)/i, agents: ["vapor"], c: 0 },
  { pattern: /productos químicos|\bquímicos\b/i, agents: ["alcalina", "acida"], c: 0 },
];
const DOUBTS =
  /\b(?:no|ni|sin|nunca|peor|mal|salvo|excepto|límites?|ninguna?|sensible|degrada\w*|envejece\w*|ataca\w*|deficiente|pida|consulte|estudia\w*)\b/i;
/** Also dry numbers in sentences about water. */
const WATER = /\bagua\b/i;
const PROMISES = /puede disponer de|documentación lista|datos vinculantes son/i;
/** Ra of zones without contact, which articles teach. */
const CRITERIA_UM = [1.6, 3.2];

const parseNumber = (text: string) => Number(text.replace(/[−–]/, "-").replace(",", "."));

function judgeText(
  { path, text, isArticle = false }: SiteText,
  knownFacts: Known,
): readonly string[] {
  const faults: string[] = [];
  let head: readonly string[] = [];
  for (const [index, source] of text.split("\n").entries()) {
    const report = (reason: string) => faults.push(`${path}:${index + 1}: ${reason}`);
    const cells = readCells(source);
    const line = source.replace(/<[^>]+>/g, " ");
    for (const [reference] of line.matchAll(/\bNHK-[A-Z]{2}-[A-Z0-9-]*[A-Z0-9]\b/g))
      if (!knownFacts.references.has(reference)) report(`${reference} is in no table`);
    const finishes = isArticle ? [...knownFacts.finishes, ...CRITERIA_UM] : knownFacts.finishes;
    for (const [, number = ""] of line.matchAll(/\bRa ≤\s?(\d+,\d+)/g))
      if (!finishes.includes(parseNumber(number))) report(`Ra ≤ ${number} is in no table`);
    if (!isArticle && PROMISES.test(line)) report("a promise; write {{tipicos}} or {{documentos}}");
    if (cells === null) {
      head = [];
      for (const sentence of line.split(/(?<=[.;:])\s/))
        judgeSentence(sentence, knownFacts, report);
    } else if (head.length === 0) head = cells;
    else judgeRow(cells, head, knownFacts, report);
  }
  return faults;
}

/** @returns cells of a row of a Markdown or HTML table, or null */
function readCells(line: string): readonly string[] | null {
  if (/^\s*\|[\s:|-]+\|\s*$/.test(line)) return [];
  if (/^\s*\|.*\|\s*$/.test(line))
    return line
      .trim()
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
  const html = [...line.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) =>
    cell.replace(/<[^>]+>/g, "").trim(),
  );
  return html.length > 0 ? html : null;
}

type Report = (reason: string) => void;

/** A row, or the head above it, names one material; the other names what it meets. */
function judgeRow(
  cells: readonly string[],
  head: readonly string[],
  knownFacts: Known,
  report: Report,
): void {
  const [first = "", ...others] = cells;
  for (const [index, cell] of others.entries()) {
    const above = head[index + 1] ?? "";
    const [material, ...more] = namesIn(first).length > 0 ? namesIn(first) : namesIn(above);
    const subject = namesIn(first).length > 0 ? above : first;
    if (material === undefined || more.length > 0) continue;
    if (/^(?:Buena|Adecuado|Deficiente)$/.test(cell)) {
      const c = parseNumber(/(\d+) °C/.exec(subject)?.[1] ?? "0");
      for (const agent of agentsIn(subject)) {
        const isAllowed = holds(material, agent, c);
        if (cell === "Deficiente" ? holds(material, agent, 0) : !isAllowed)
          report(`${material}, ${subject}: "${cell}" contradicts the cleaning rules`);
      }
    } else if (!/límite/i.test(above)) {
      judgeSentence(`${material}: ${cell}`, knownFacts, report);
    }
  }
}

const agentsIn = (text: string) => [
  ...new Set(MEDIA.flatMap(({ pattern, agents }) => (pattern.test(text) ? agents : []))),
];

/** Steel is judged at the temperature that the rules have; the seal at the one of the text. */
function holds(material: string, agent: AgentId, c: number): boolean {
  return RULES.some(
    ({ value, agents, max_c, facet }) =>
      value === material &&
      (agents?.includes(agent) ?? true) &&
      (facet === "material" || (max_c ?? Number.POSITIVE_INFINITY) >= c),
  );
}

/** A sentence about one material, or each part of it from one material to the next. */
function judgeSentence(sentence: string, knownFacts: Known, report: Report): void {
  const soft = namesIn(sentence).filter((name) => knownFacts.limits.has(name));
  const [material] = soft;
  if (material === undefined) return;
  if (soft.length > 1) {
    const pattern = soft.map((name) => NAMES[name]?.source).join("|");
    const parts = sentence.split(new RegExp(`(?=${pattern})`, "i"));
    for (const part of parts)
      if (namesIn(part).length === 1) judgeSentence(part, knownFacts, report);
    return;
  }
  const limits = knownFacts.limits.get(material) ?? [];
  for (const [, from = "", to = ""] of sentence.matchAll(/([−–-]?\d+) a ([+−–-]?\d+) °C/g))
    if (/^[−–-]/.test(from) && !knownFacts.ranges.has([parseNumber(from), parseNumber(to)].join()))
      report(`${material}: ${from} a ${to} °C is the range of no table`);
  const inWater = RULES.flatMap(({ value, agents, max_c }) =>
    value === material && agents?.includes("agua") ? (max_c ?? []) : [],
  );
  if (DOUBTS.test(sentence)) return;
  for (const [, number = ""] of sentence.matchAll(/(?<![\d,] a )\b(\d+) °C/g)) {
    const highest = Math.max(...(WATER.test(sentence) && inWater.length > 0 ? inWater : limits));
    if (parseNumber(number) > highest)
      report(`${material}: ${number} °C is above its limit, ${highest} °C`);
  }
  for (const { pattern, agents, c } of MEDIA)
    if (pattern.test(sentence))
      for (const agent of agents)
        if (!holds(material, agent, c))
          report(
            `${material}: the cleaning rules do not allow ${agent}${c > 0 ? ` at ${c} °C` : ""}`,
          );
}
