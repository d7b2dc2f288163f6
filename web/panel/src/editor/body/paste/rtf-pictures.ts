import { PICTURE_FILES } from "domain/pictures/picture-types";

/** Word follows each with a second one in an old format, which this does not find. */
const START = /\\shppict\s*\{\\pict/g;
const BRACE = /\\.|[{}]/gs;

/**
 * Word's HTML names its pictures by files of the computer that copied; its RTF holds them.
 * @returns in the order of the text; undefined for what cannot be uploaded, such as EMF
 */
export function rtfPictures(rtf: string): readonly (File | undefined)[] {
  const pictures: (File | undefined)[] = [];
  let done = 0;
  for (const { index, 0: start } of rtf.matchAll(START)) {
    if (index < done) continue;
    done = findEnd(rtf, index + start.length);
    pictures.push(toFile(rtf.slice(index + start.length, done)));
  }
  return pictures;
}

/** @returns the place of the brace that closes the group */
function findEnd(rtf: string, from: number): number {
  BRACE.lastIndex = from;
  let depth = 1;
  for (let found = BRACE.exec(rtf); found !== null; found = BRACE.exec(rtf)) {
    if (found[0] === "{") depth += 1;
    else if (found[0] === "}") depth -= 1;
    if (depth === 0) return found.index;
  }
  return rtf.length;
}

/** @param group its bytes as hexadecimal digits follow properties and groups */
function toFile(group: string): File | undefined {
  const [, type = ""] = /\\(png|jpeg)blip/.exec(group) ?? [];
  if (!PICTURE_FILES.includes(`image/${type}`)) return undefined;
  const last = group.slice(group.lastIndexOf("}") + 1);
  const digits = last.replace(/\\[a-z]+-?\d*/g, "").replace(/\s+/g, "");
  if (digits === "" || digits.length % 2 > 0 || /[^\da-f]/i.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return new File([bytes], `picture.${type}`, { type: `image/${type}` });
}
