import { wordSearch } from "#lib/word-search.ts";
import type { LibraryPicture } from "#pictures/data/pictures.ts";

export const ORDERS = ["newest", "name", "largest"] as const;
export type Order = (typeof ORDERS)[number];

export const SHOWS = ["all", "used", "unused", "undescribed", "deleted"] as const;
export type Show = (typeof SHOWS)[number];
/** These need the posts in which pictures are used. */
export const USE_SHOWS: readonly Show[] = ["used", "unused"];

export interface PictureFilter {
  readonly search: string;
  readonly show: Show;
  readonly order: Order;
}

type Uses = ReadonlySet<string>;
const SHOWN: Readonly<Record<Show, (picture: LibraryPicture, usedIds: Uses) => boolean>> = {
  all: () => true,
  used: ({ id }, usedIds) => usedIds.has(id),
  unused: ({ id }, usedIds) => !usedIds.has(id),
  undescribed: ({ alt }) => !alt,
  deleted: () => true,
};

const COMPARE: Readonly<Record<Order, (a: LibraryPicture, b: LibraryPicture) => number>> = {
  newest: (a, b) => b.uploaded_at.getTime() - a.uploaded_at.getTime(),
  name: (a, b) => a.name.localeCompare(b.name, "es", { numeric: true }),
  largest: (a, b) => b.bytes - a.bytes,
};

const toMatcher = wordSearch<LibraryPicture>(({ name, alt = "" }) => `${name}\n${alt}`);

/** @param used ids of the pictures that posts show */
export function findPictures(
  pictures: readonly LibraryPicture[],
  { search, show, order }: PictureFilter,
  usedIds: Uses,
): readonly LibraryPicture[] {
  const matches = toMatcher(search);
  return pictures
    .filter(
      (picture) =>
        (picture.deleted_at !== undefined) === (show === "deleted") &&
        SHOWN[show](picture, usedIds) &&
        matches(picture),
    )
    .sort(COMPARE[order]);
}
