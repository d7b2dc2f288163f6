import type { Texts } from "./fields.ts";

/** Parameter of each field in the page's address. */
export type AddressKeys<Field extends string> = Readonly<Record<Field, string>>;

/** @param query with or without "?"; parameters of no field are ignored */
export function parseAddress<Field extends string>(
  keys: AddressKeys<Field>,
  query: string,
): Texts<Field> {
  const given = new URLSearchParams(query);
  const texts: Partial<Record<Field, string>> = {};
  for (const [field, key] of Object.entries(keys) as [Field, string][]) {
    const text = given.get(key);
    if (text !== null) texts[field] = text;
  }
  return texts;
}

/** @returns query without "?": the touched fields in the order of `keys`, with decimal commas as typed */
export function formatAddress<Field extends string>(
  keys: AddressKeys<Field>,
  texts: Texts<Field>,
): string {
  const query = new URLSearchParams();
  for (const [field, key] of Object.entries(keys) as [Field, string][]) {
    const text = texts[field];
    if (text !== undefined) query.set(key, text);
  }
  return query.toString().replaceAll("%2C", ",");
}
