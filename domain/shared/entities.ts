import { characterEntities } from "character-entities";

/** Browsers read the numbers of controls from 0x80 on as letters of Windows-1252; blanks have none there. */
const WINDOWS_1252 = Array.from("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ", (letter) => letter.trim());

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;
/** Decodes once, so the result must not be parsed as HTML. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (whole, ...found) => {
    const [decimal, hex, name] = found as [string?, string?, string?];
    if (name === "shy") return "";
    if (name !== undefined)
      return Object.hasOwn(characterEntities, name) ? (characterEntities[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return isText(code) ? String.fromCodePoint(code) : (WINDOWS_1252[code - 0x80] ?? "");
  });
}

/** Excludes controls and surrogates. */
function isText(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return code === 0x09 || code === 0x0a;
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
