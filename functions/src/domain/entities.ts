/** Named character references that Spanish technical texts hold; anything else stays as it was written. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
    shy: "",
    iexcl: "¡",
    iquest: "¿",
    laquo: "«",
    raquo: "»",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    hellip: "…",
    ndash: "–",
    mdash: "—",
    bull: "•",
    middot: "·",
    ordf: "ª",
    ordm: "º",
    deg: "°",
    micro: "µ",
    plusmn: "±",
    times: "×",
    divide: "÷",
    sup1: "¹",
    sup2: "²",
    sup3: "³",
    frac12: "½",
    frac14: "¼",
    frac34: "¾",
    le: "≤",
    ge: "≥",
    asymp: "≈",
    rarr: "→",
    euro: "€",
    cent: "¢",
    pound: "£",
    sect: "§",
    copy: "©",
    reg: "®",
    trade: "™",
    Aacute: "Á",
    aacute: "á",
    Agrave: "À",
    agrave: "à",
    Acirc: "Â",
    acirc: "â",
    Auml: "Ä",
    auml: "ä",
    Eacute: "É",
    eacute: "é",
    Egrave: "È",
    egrave: "è",
    Ecirc: "Ê",
    ecirc: "ê",
    Euml: "Ë",
    euml: "ë",
    Iacute: "Í",
    iacute: "í",
    Iuml: "Ï",
    iuml: "ï",
    Oacute: "Ó",
    oacute: "ó",
    Ograve: "Ò",
    ograve: "ò",
    Ouml: "Ö",
    ouml: "ö",
    Oslash: "Ø",
    oslash: "ø",
    Uacute: "Ú",
    uacute: "ú",
    Uuml: "Ü",
    uuml: "ü",
    Ntilde: "Ñ",
    ntilde: "ñ",
    Ccedil: "Ç",
    ccedil: "ç",
    Omega: "Ω",
    omega: "ω",
  }),
);

/**
 * Replaces character references by what they stand for, once: '&amp;lt;' becomes '&lt;'.
 * For plain text only: what comes out must not be parsed as HTML again.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,10}));/gi,
    (whole, ...found) => {
      const [decimal, hex, name] = found as [string?, string?, string?];
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return isText(code) ? String.fromCodePoint(code) : "";
    },
  );
}

/** Whether a code point may stand in a text: no control, no half of a pair, nothing beyond Unicode. */
function isText(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return code === 0x09 || code === 0x0a;
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
