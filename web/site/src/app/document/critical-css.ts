const TOKENS_RULE = /:where\(html\)\{([^{}]*)\}/g;
const DECLARATION = /(?<![\w\\.-])(--n-[\w\\.-]+):([^;]*);?/g;
const USE = /var\((--n-[\w\\.-]+)\)/g;
/** Set by Chakra beside every background. */
const COMPANION = "--bg-currentcolor";

function parseTokens(css: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, body = ""] of css.matchAll(TOKENS_RULE)) {
    for (const [, name = "", value = ""] of body.matchAll(DECLARATION)) values.set(name, value);
  }
  // A token that other rules set too has no single value.
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
 * Replaces tokens by their values and merges equal neighboring layers.
 * @param html tokens in its style attributes keep their definition
 */
export function criticalCss(css: string, html: string): string {
  const tokens = parseTokens(css);
  const inHtml = new Set([...html.matchAll(USE)].map(([, name]) => name));
  const table = [...tokens]
    .filter(([name]) => inHtml.has(name))
    .map(([name, value]) => `${name}:${withValues(value, tokens)}`)
    .join(";");
  const rest = css
    // Emotion leaves empty layers unclosed.
    .replace(/@layer \w+(?=@)/g, "")
    .replace(TOKENS_RULE, (_rule, body: string) => {
      const remainingBody = body.replace(DECLARATION, (text, name: string) =>
        tokens.has(name) ? "" : text,
      );
      return remainingBody === "" ? "" : `:where(html){${remainingBody}}`;
    })
    .replaceAll("@layer tokens{}", "");
  const inlined = withValues(rest, tokens);
  const isCompanionUsed = inlined.includes(`var(${COMPANION}`);
  const slim = isCompanionUsed
    ? inlined
    : inlined.replace(new RegExp(`${COMPANION}:[^;}]*;?`, "g"), "");
  return (table === "" ? "" : `:where(html){${table}}`) + withSharedLayers(withoutSpaces(slim));
}

function withoutSpaces(css: string): string {
  return css.replace(/, (?=[^"'{}]*[;{}])/g, ",").replace(/\((min|max)-width: /g, "($1-width:");
}

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
