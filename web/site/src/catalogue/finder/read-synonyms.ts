import { folded } from "domain/shared/folded";
import { cellFault, readTable, type Sheet, type TableRow, type TableRule } from "../read-table.ts";
import { CHOICE_FACETS, type ChoiceCriterion, type FinderIndex, type Synonym } from "./model.ts";

const TEXT = { kind: "text", unit: null, decimals: 0, choices: [], onlyFor: null } as const;
const RULES: readonly TableRule[] = [
  { ...TEXT, column: "words" },
  { ...TEXT, column: "search", optional: true },
  {
    ...{ ...TEXT, column: "optional", kind: "choice" },
    choices: ["sí", "no"].map((value) => ({ value, label: value })),
  },
  { ...TEXT, column: "note", optional: true },
];
const OF_ALL = "*";

type Part = { readonly criterion: ChoiceCriterion } | { readonly texts: readonly string[] };

/**
 * Reads the table of synonyms, whose search words are names and values of the catalog's tables.
 * @throws Error with a line `<file>:<row>: <message>` per fault
 */
export function readSynonyms(sheet: Sheet, index: FinderIndex): readonly Synonym[] {
  const { rows, faults } = readTable(sheet, RULES);
  const all = [...faults];
  const lines = new Map<string, number>();
  const synonyms = rows.map((row): Synonym => {
    const fault = (column: string, reason: string) =>
      all.push(cellFault(sheet, row.line, column, reason));
    const words = splitCell(row, "words", "|").map(foldedWord);
    for (const word of words) {
      const line = lines.get(word);
      if (word === "") fault("words", "an empty word between | and |");
      else if (line !== undefined) fault("words", `"${word}" is already in row ${line}`);
      lines.set(word, row.line);
    }
    const search = splitCell(row, "search", "+");
    const note = row.values.note;
    if (search.length === 0 && note === null)
      fault("note", "without a search, the note tells visitors why nothing is found");
    const parts = search
      .filter((text) => text !== OF_ALL)
      .flatMap((text) => {
        const part = toPart(text, index);
        if (part === null) fault("search", `"${text}" is no family and no value of the tables`);
        return part ?? [];
      });
    return {
      words,
      criteria: parts.flatMap((part) => ("criterion" in part ? part.criterion : [])),
      texts: parts.flatMap((part) => ("texts" in part ? part.texts : [])),
      ...(search.includes(OF_ALL) ? { isOfAll: true } : {}),
      ...(row.values.optional === "sí" ? { isOptional: true } : {}),
      ...(typeof note === "string" ? { note } : {}),
    };
  });
  if (all.length > 0) throw new Error(all.join("\n"));
  return synonyms;
}

const splitCell = ({ values }: TableRow, column: string, separator: string) =>
  typeof values[column] === "string"
    ? values[column].split(separator).map((text) => text.trim())
    : [];

/** As searches are compared. */
const foldedWord = (text: string) =>
  folded(text)
    .replace(/[\s-]+/g, " ")
    .trim();

/** @returns texts for values that are no filter of the finder: "De pie|Brida cuadrada" */
function toPart(text: string, { families, values, texts }: FinderIndex): Part | null {
  const isSame = (other: string) => folded(other) === folded(text);
  const family = families.find(({ slug, category }) => isSame(slug) || isSame(category));
  if (family) return { criterion: { facet: "family", value: family.slug } };
  for (const facet of CHOICE_FACETS) {
    const value = values[facet].find((value) => isSame(value.text) || isSame(value.value));
    if (value) return { criterion: { facet, value: value.slug } };
  }
  const parts = text.split("|").map((part) => folded(part.trim()));
  const knownTexts = new Set(texts.map(folded));
  return parts.every((text) => knownTexts.has(text)) ? { texts: parts } : null;
}
