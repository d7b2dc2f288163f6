import type { LibraryPicture } from "#data/pictures/pictures.ts";
import { wordSearch } from "#lib/word-search.ts";

export const ORDERS = ["newest", "name", "largest"] as const;
export type Order = (typeof ORDERS)[number];

export interface PictureFilter {
  readonly search: string;
  readonly show: "all" | "undescribed";
  readonly order: Order;
}

const COMPARE: Readonly<Record<Order, (a: LibraryPicture, b: LibraryPicture) => number>> = {
  newest: (a, b) => b.uploaded_at.getTime() - a.uploaded_at.getTime(),
  name: (a, b) => a.name.localeCompare(b.name, "es", { numeric: true }),
  largest: (a, b) => b.bytes - a.bytes,
};

const matcherOf = wordSearch<LibraryPicture>(({ name, alt = "" }) => `${name}\n${alt}`);

export function findPictures(
  pictures: readonly LibraryPicture[],
  { search, show, order }: PictureFilter,
): readonly LibraryPicture[] {
  const matches = matcherOf(search);
  return pictures
    .filter((picture) => (show === "all" || !picture.alt) && matches(picture))
    .sort(COMPARE[order]);
}
