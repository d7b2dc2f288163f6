import createCache, { type EmotionCache } from "@emotion/cache";

const STYLE = "style[data-emotion=css]";

/** Emotion memoizes styles per plugin list. */
const PLUGINS: never[] = [];

export function createStyleCache(): EmotionCache {
  if (typeof document !== "undefined") nameRules();
  return createCache({ key: "css", stylisPlugins: PLUGINS });
}

/** Derives the list of rule names that Emotion expects, so that pages need not carry it. */
function nameRules(): void {
  const style = document.querySelector(STYLE);
  if (style === null) return;
  const names = [...(style.textContent ?? "").matchAll(/\.css-(\w+)/g)].map(([, name]) => name);
  style.setAttribute("data-emotion", `css ${[...new Set(names)].join(" ")}`);
}
