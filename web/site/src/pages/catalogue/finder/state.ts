import { cutText } from "domain/shared/cut-text";
import { chooseReading, readNumber } from "domain/shared/read-number";
import { isSameCriterion } from "#catalogue/finder/criterion.ts";
import type { Criterion, NumberFacet } from "#catalogue/finder/model.ts";
import type { FinderOrder } from "#catalogue/finder/order.ts";
import { type ParsedQuery, withoutParts } from "#catalogue/finder/query-parts.ts";

/** A criterion may be in the text, or chosen in the panel. */
export interface FinderState {
  readonly text: string;
  readonly chosen: readonly Criterion[];
  /** Null for the order of the catalog. */
  readonly order: FinderOrder | null;
}

/** Shown in the empty box; each finds something. */
export const EXAMPLES = "pie M20 316L 16 kN";

export const EMPTY: FinderState = { text: "", chosen: [], order: null };

/** In addresses. */
const CHOICES = {
  family: "familia",
  thread: "rosca",
  shaft: "eje",
  material: "material",
  seal: "sello",
  ip: "ip",
} as const;
const NUMBERS = {
  diameter_from: "diametro-desde",
  diameter_to: "diametro-hasta",
  load: "carga",
  cold: "temp-min",
  heat: "temp-max",
} as const;
const ORDERS: Readonly<Record<string, FinderOrder>> = {
  carga: { column: "load", isDescending: false },
  "-carga": { column: "load", isDescending: true },
  diametro: { column: "diameter", isDescending: false },
  "-diametro": { column: "diameter", isDescending: true },
};
/** Units of the fields, and the largest numbers that a product may have in them. */
const NUMBER_FIELDS: Readonly<Record<NumberFacet, readonly [unit: string, largest: number]>> = {
  size: ["mm", 3000],
  diameter_from: ["mm", 3000],
  diameter_to: ["mm", 3000],
  load: ["kN", 1000],
  cold: ["°C", 400],
  heat: ["°C", 400],
};
const KILO = 1000;
const MAX_TEXT_LENGTH = 200;

const toEntries = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  Object.entries(names) as [Name, string][];

export function isEmpty({ text, chosen }: FinderState): boolean {
  return text.trim() === "" && chosen.length === 0;
}

/** @param search of an address; what is no value is left out */
export function readState(search: string): FinderState {
  const query = new URLSearchParams(search);
  const choices = toEntries(CHOICES).flatMap(([facet, name]) =>
    [...new Set(query.getAll(name))]
      .filter((value) => /^[a-z0-9-]{1,60}$/.test(value))
      .map((value): Criterion => ({ facet, value })),
  );
  const numbers = toEntries(NUMBERS).flatMap(([facet, name]): Criterion[] => {
    const text = (query.get(name) ?? "").replace(",", ".");
    if (!/^[+-]?\d{1,7}(?:\.\d{1,3})?$/.test(text)) return [];
    return [{ facet, value: fromShown(facet, Number(text)) }];
  });
  const text = cutText(visibleText(query.get("q") ?? ""), MAX_TEXT_LENGTH, "");
  return { text, chosen: [...choices, ...numbers], order: orderNamed(query.get("orden")) };
}

/** Letters stand for themselves, so that what is understood can be cut out by its place. */
export function visibleText(text: string): string {
  return text.normalize("NFC").replace(/\p{Cf}+/gu, "");
}

export function orderNamed(name: string | null): FinderOrder | null {
  return name !== null && Object.hasOwn(ORDERS, name) ? (ORDERS[name] ?? null) : null;
}

/** @returns an empty text for the order of the catalog */
export function nameOfOrder(order: FinderOrder | null): string {
  return Object.keys(ORDERS).find((name) => ORDERS[name] === order) ?? "";
}

/** @returns the query with its question mark, or an empty text */
export function toQuery(state: FinderState): string {
  if (isEmpty(state)) return "";
  const { text, chosen, order } = state;
  const query = new URLSearchParams();
  if (text.trim() !== "") query.set("q", text.trim());
  for (const { facet, value } of chosen) {
    if (typeof value === "string") query.append(CHOICES[facet as keyof typeof CHOICES], value);
    else if (facet in NUMBERS)
      query.set(NUMBERS[facet as keyof typeof NUMBERS], String(toShown(facet, value)));
  }
  if (order !== null) query.set("orden", nameOfOrder(order));
  return query.size === 0 ? "" : `?${query}`;
}

/** @returns the number of a visitor's text, undefined for other texts and for one that may be two numbers */
export function numberIn(facet: NumberFacet, text: string): number | undefined {
  const [unit, largest] = NUMBER_FIELDS[facet];
  const typed = readNumber(text, unit);
  const chosen = typed && chooseReading(typed, (value) => Math.abs(value) <= largest);
  return typeof chosen === "number" ? chosen : undefined;
}

/** Loads are shown in kN. */
export function toShown(facet: Criterion["facet"], value: number): number {
  return facet === "load" ? value / KILO : value;
}

export function fromShown(facet: NumberFacet, value: number): number {
  return facet === "load" ? Math.round(value * KILO) : value;
}

/** A number replaces the one of its facet, undefined removes it. */
export function withNumber(
  state: FinderState,
  facet: NumberFacet,
  value: number | undefined,
): FinderState {
  const others = state.chosen.filter((criterion) => criterion.facet !== facet);
  return {
    ...state,
    chosen: value === undefined ? others : [...others, { facet, value }],
  };
}

/** @param parsed of the state's text, or null while nothing can read it */
export function toggled(
  state: FinderState,
  parsed: ParsedQuery | null,
  criterion: Criterion,
): FinderState {
  const isIn = [...state.chosen, ...criteriaIn(parsed)].some((shownCriterion) =>
    isSameCriterion(shownCriterion, criterion),
  );
  return isIn
    ? without(state, parsed, [criterion], [])
    : { ...state, chosen: [...state.chosen, criterion] };
}

/** What shared its place in the text with a removed criterion is kept as chosen. */
export function without(
  state: FinderState,
  parsed: ParsedQuery | null,
  criteria: readonly Criterion[],
  words: readonly string[],
): FinderState {
  const isRemoved = (criterion: Criterion) =>
    criteria.some((other) => isSameCriterion(criterion, other));
  const understood = parsed?.understood ?? [];
  const cut = understood.filter(({ criterion }) => isRemoved(criterion));
  const keptParts = understood.filter(
    (part) => !cut.includes(part) && cut.some(({ from }) => from === part.from),
  );
  const cutWords = (parsed?.words ?? []).filter(({ word }) => words.includes(word));
  return {
    ...state,
    text: withoutParts(state.text, [...cut, ...cutWords]),
    chosen: [
      ...state.chosen.filter((criterion) => !isRemoved(criterion)),
      ...keptParts.map(({ criterion }) => criterion).filter((criterion) => !isRemoved(criterion)),
    ],
  };
}

export function criteriaIn(parsed: ParsedQuery | null): readonly Criterion[] {
  return (parsed?.understood ?? []).map(({ criterion }) => criterion);
}
