import { chooseById, type LinkedFilter } from "./filter-links.ts";
import type { Order } from "./order.ts";

const ORDER = "orden";
const WORDS = "q";
const COMPARED = "comparar";

/** Also understands the addresses of a page without JavaScript, as in #rosca_m20. */
export function readFilters({ search, hash }: Location, filters: readonly LinkedFilter[]): void {
  const query = new URLSearchParams(search);
  for (const { slug } of filters)
    for (const value of query.getAll(slug)) chooseById(filters, `${slug}_${value}`);
  chooseById(filters, hash.slice(1));
}

export function readOrder({ search }: Location, columns: readonly string[]): Order | null {
  const value = new URLSearchParams(search).get(ORDER) ?? "";
  const column = columns.indexOf(value.replace(/^-/, ""));
  return value === "" || column < 0 ? null : { column, isDescending: value.startsWith("-") };
}

export function readCompared({ search }: Location): readonly string[] {
  return new URLSearchParams(search).getAll(COMPARED);
}

/** @returns words of the finder, which its links carry */
export function readWords({ search }: Location): string {
  return (new URLSearchParams(search).get(WORDS) ?? "").slice(0, 200).trim();
}

export interface Shown {
  readonly words: string;
  readonly filters: readonly LinkedFilter[];
  readonly columns: readonly string[];
  readonly order: Order | null;
  readonly compared: Iterable<string>;
}

/** @returns the query, with its question mark unless it is empty */
export function toQuery({ words, filters, columns, order, compared }: Shown): string {
  const query = new URLSearchParams();
  if (words !== "") query.set(WORDS, words);
  for (const { slug, links, chosen } of filters)
    for (const value of chosen) query.append(slug, links[value]?.id.slice(slug.length + 1) ?? "");
  if (order !== null) query.set(ORDER, (order.isDescending ? "-" : "") + columns[order.column]);
  for (const reference of compared) query.append(COMPARED, reference);
  return query.size === 0 ? "" : `?${query}`;
}
