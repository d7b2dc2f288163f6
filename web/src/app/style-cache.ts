import createCache, { type EmotionCache } from "@emotion/cache";

/** Marks the style element of a finished page. */
const STYLE = "style[data-emotion=css]";

/** One list for all caches: what is compiled once is kept by it, so that a server compiles no style twice. */
const PLUGINS: never[] = [];

/**
 * The cache of generated styles, with the same key in server and browser, so that the browser adopts the server's.
 * No vendor prefixes: every browser that the site supports knows the plain properties.
 */
export function createStyleCache(): EmotionCache {
  if (typeof document !== "undefined") nameRules();
  return createCache({ key: "css", stylisPlugins: PLUGINS });
}

/**
 * Tells the style library which rules the page already has. It looks for their names in an attribute; they are read from
 * the rules themselves instead, so that no page carries the list.
 */
function nameRules(): void {
  const style = document.querySelector(STYLE);
  if (style === null) return;
  const names = [...(style.textContent ?? "").matchAll(/\.css-(\w+)/g)].map(([, name]) => name);
  style.setAttribute("data-emotion", `css ${[...new Set(names)].join(" ")}`);
}
