import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { toKilograms } from "#catalogue/finder/model.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { content } from "./content.ts";
import type { Search } from "./search.ts";

const List = chakra("ul", {
  base: {
    mb: "3",
    fontSize: ".9375rem",
    color: "fg.muted",
    "& li + li": { mt: "1" },
    "& a": { color: "fg.link", textDecoration: "underline" },
  },
});

/** Tells how the text was read where that is not what was written: corrections, unknown words, and notes of synonyms. */
export function SearchNotes({ search }: { readonly search: Search }) {
  const texts = getNotes(search);
  const weight = findWeight(search);
  if (texts.length + search.parsed.notes.length === 0 && weight === undefined) return null;
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {search.parsed.notes.map((text) => (
        <li key={text}>
          {text} <a href={paths.contactAbout(search.state.text.trim())}>{content.notes.ask}</a>
        </li>
      ))}
      {weight === undefined ? null : (
        <li>
          <a href={`${CALCULATOR_PATHS.feet}?maquina=${weight}`}>{content.notes.machine}</a>
        </li>
      )}
    </List>
  );
}

function getNotes({ state, parsed, unknown, leftOut }: Search): readonly string[] {
  const { notes } = content;
  const words = unknown.map(({ from, to }) => state.text.slice(from, to).trim());
  return [
    ...parsed.corrections.map(({ typed, word }) => notes.corrected(typed, word)),
    ...(words.length > 0 ? [notes.unknown(words)] : []),
    ...(leftOut.length > 0 ? [notes.leftOut(leftOut)] : []),
  ];
}

/** @returns kilograms that the text asks feet to bear, which may be meant as the weight of the whole machine */
function findWeight({ state, parsed, criteria }: Search): number | undefined {
  const load = parsed.understood.find(({ criterion }) => criterion.facet === "load");
  if (load === undefined || /k?n$/i.test(state.text.slice(load.from, load.to))) return undefined;
  const hasFeet = criteria.some(({ value }) => /^pies-/.test(`${value}`));
  return hasFeet ? toKilograms(Number(load.criterion.value)) : undefined;
}
