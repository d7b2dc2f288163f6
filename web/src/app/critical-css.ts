/** The rule that defines the design tokens. They never change while a page is open: there is one theme, a light one. */
const TOKENS_RULE = /:where\(html\)\{([^{}]*)\}/g;
const DECLARATION = /(--n-[\w\\.-]+):([^;]*);?/g;
const USE = /var\((--n-[\w\\.-]+)\)/g;
/** A companion of every background, for components that these pages do not have. */
const COMPANION = "--bg-currentcolor";

/** The tokens that are defined once, on the root element, with the values they come down to. */
function tokensOf(css: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, body = ""] of css.matchAll(TOKENS_RULE)) {
    for (const [, name = "", value = ""] of body.matchAll(DECLARATION)) values.set(name, value);
  }
  // A name that other rules set as well (a colour palette) differs from place to place.
  for (const [, name = ""] of css.replace(TOKENS_RULE, "").matchAll(DECLARATION)) {
    values.delete(name);
  }
  return values;
}

function withValues(css: string, tokens: Map<string, string>): string {
  return css.replace(USE, (use, name: string) => {
    const value = tokens.get(name);
    return value === undefined ? use : withValues(value, tokens);
  });
}

/**
 * The style of one page at a third of its size: tokens are replaced by their values, so that their table is not needed,
 * and rules of one layer that stand together share it. The browser gets the whole table when a page is hydrated.
 * @param css every rule of the page, as the style library collected them
 * @param html the page, for tokens in its style attributes: these keep their definition
 */
export function criticalCss(css: string, html: string): string {
  const tokens = tokensOf(css);
  const inHtml = new Set([...html.matchAll(USE)].map(([, name]) => name));
  const table = [...tokens]
    .filter(([name]) => inHtml.has(name))
    .map(([name, value]) => `${name}:${withValues(value, tokens)}`)
    .join(";");
  const rest = css
    // An empty layer comes without its end, which would swallow the layer after it.
    .replace(/@layer \w+(?=@)/g, "")
    .replace(TOKENS_RULE, (_rule, body: string) => {
      const kept = body.replace(DECLARATION, (text, name: string) =>
        tokens.has(name) ? "" : text,
      );
      return kept === "" ? "" : `:where(html){${kept}}`;
    })
    .replaceAll("@layer tokens{}", "");
  const inlined = withValues(rest, tokens);
  const isCompanionUsed = inlined.includes(`var(${COMPANION}`);
  const slim = isCompanionUsed
    ? inlined
    : inlined.replace(new RegExp(`${COMPANION}:[^;}]*;?`, "g"), "");
  return (table === "" ? "" : `:where(html){${table}}`) + withSharedLayers(withoutSpaces(slim));
}

/** Without the spaces that separate nothing: after colons of media queries and commas of selectors and functions. */
function withoutSpaces(css: string): string {
  return css.replace(/, (?=[^"'{}]*[;{}])/g, ",").replace(/\((min|max)-width: /g, "($1-width:");
}

/** `@layer a{…}@layer a{…}` as `@layer a{……}`. Braces inside strings do not occur in generated rules. */
function withSharedLayers(css: string): string {
  const blocks: { head: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === ";" && depth === 0) {
      blocks.push({ head: css.slice(start, at + 1), body: "" });
      start = at + 1;
    } else if (char === "{") {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === "}") {
      depth -= 1;
      if (depth > 0) continue;
      const head = css.slice(start, open);
      const body = css.slice(open + 1, at);
      const last = blocks.at(-1);
      if (last?.head === head && /^@(?:layer|media)/.test(head)) last.body += body;
      else blocks.push({ head, body });
      start = at + 1;
    }
  }
  return blocks.map(({ head, body }) => (head.endsWith(";") ? head : `${head}{${body}}`)).join("");
}
