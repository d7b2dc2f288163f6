import type { Root } from "hast";
import { walk } from "./walk.ts";

const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d ,.%/]{1,40}\)|[a-z]{1,24})$/i;
export const INDENT = /^(?:[2468]|1[0246])em$/;
/** Half or all of the text's column. */
export const PICTURE_WIDTH = /^(?:50|100)%$/;
const ALLOWED: ReadonlyMap<string, RegExp> = new Map([
  ["text-align", /^(?:left|right|center|justify)$/i],
  ["margin-left", INDENT],
  ["color", COLOR],
  ["background-color", COLOR],
]);
const MAX_LENGTH = 500;

export function filterStyles(tree: Root): void {
  walk(tree, ({ tagName, properties }) => {
    const { style } = properties;
    if (style === undefined) return undefined;
    const keptDeclarations =
      typeof style === "string" && style.length <= MAX_LENGTH
        ? parseDeclarations(style, tagName)
        : [];
    if (keptDeclarations.length > 0) properties.style = keptDeclarations.join(";");
    else delete properties.style;
    return undefined;
  });
}

function parseDeclarations(style: string, tagName: string): string[] {
  return style.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const allowed = name === "width" && tagName === "img" ? PICTURE_WIDTH : ALLOWED.get(name);
    return allowed?.test(value) ? [`${name}:${value}`] : [];
  });
}
