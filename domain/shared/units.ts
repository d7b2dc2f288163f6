const UNITS =
  "[kcµm]?m|[kµm]?g|k?N|[kM]?Pa|bar|km/h|m/s|rpm|min|h|s|m?l|[kM]?W|k?V|A|Hz|dB|ppm|°C|%";
const SPACE = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, "gu");

/** Joins numbers and units with no-break spaces. */
export function keepUnits(text: string): string {
  return text.replace(SPACE, "\u00a0");
}

/** @param html as the renderer writes it: "<" and ">" belong to tags only */
export function keepUnitsIn(html: string): string {
  let codes = 0;
  return html.replace(
    /<(\/?)([a-z]+)(?:[^a-z<>][^<>]*)?>|[^<]+/g,
    (piece, end?: string, name = "") => {
      if (name === "pre" || name === "code") codes += end === "/" ? -1 : 1;
      return name === "" && codes === 0 ? keepUnits(piece) : piece;
    },
  );
}
