import type { Texts } from "./fields.ts";

export type AddressKeys<Field extends string> = Readonly<Record<Field, string>>;

/** @param query with or without "?" */
export function parseAddress<Field extends string>(
  keys: AddressKeys<Field>,
  query: string,
): Texts<Field> {
  const params = new URLSearchParams(query);
  const texts: Partial<Record<Field, string>> = {};
  for (const [field, key] of Object.entries(keys) as [Field, string][]) {
    const text = params.get(key);
    if (text !== null) texts[field] = text;
  }
  return texts;
}

/** @returns query without "?" */
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
