import { CARD, getWidths, storedPictureAt } from "./picture-address.ts";
import { findPictureIds } from "./picture-ids.ts";

/** @param named pictures that stay */
export async function withReplacements(
  texts: readonly string[],
  findReplacements: (ids: readonly string[]) => Promise<readonly unknown[]>,
  named: readonly string[] = [],
): Promise<readonly string[]> {
  const ids = findPictureIds(...texts).filter((id) => !named.includes(id));
  if (ids.length === 0) return texts;
  const urls = await findReplacements(ids);
  const followed = (text: string, id: string, n: number) => {
    const url = urls[n];
    return typeof url === "string" && storedPictureAt(url) ? replacedIn(text, id, url) : text;
  };
  const next = texts.map((text) => ids.reduce(followed, text));
  return withReplacements(next, findReplacements, [...named, ...ids]);
}

/** @param url of the picture that takes the place of another one */
export function replacedIn(text: string, id: string, url: string): string {
  const address = new RegExp(
    `/media/${id}-\\d{1,5}x\\d{1,5}(?:-a)?/(\\d+(?:-\\d+-\\d+)?\\.[a-z]{3,4}\\b)?`,
    "g",
  );
  return text.replace(address, (_, copy: string = "") => copyInstead(copy, url));
}

/** @returns the address of the same copy, or of the usual one */
export function copyInstead(copy: string, url: string): string {
  const stored = storedPictureAt(url);
  if (!stored) return url;
  const { base, width, is_animated } = stored;
  if (copy.endsWith(".jpg")) return `${base}${CARD.width}.jpg`;
  const types = is_animated ? ["webp"] : ["webp", "avif"];
  const names = getWidths(width).flatMap((copyWidth) =>
    types.map((type) => `${copyWidth}.${type}`),
  );
  return names.includes(copy) ? base + copy : url.split("#", 1).join();
}
