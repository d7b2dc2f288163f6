import * as v from "valibot";

export const MAX_PICTURES = 200;

export const PictureIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

export const PictureIdsSchema = v.pipe(
  v.array(PictureIdSchema),
  v.minLength(1),
  v.maxLength(MAX_PICTURES),
);

const ADDRESS = /\/media\/([0-9a-f]{32})-\d{1,5}x\d{1,5}(?:-a)?\//g;

export function findPictureIds(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, id = ""]) => id));
  return [...new Set(found)].sort().slice(0, MAX_PICTURES);
}
