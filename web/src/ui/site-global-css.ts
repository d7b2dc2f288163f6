const fallback = '"Hanken Fallback",ui-sans-serif,system-ui,sans-serif';
/** The site's font, and the system's in its metrics (font-face.css), which shows until the file is here. */
export const fontFamilies = { site: `"Hanken Grotesk Variable",${fallback}`, fallback } as const;

/** Styles of bare elements on public pages: type, focus ring, reduced motion (design tokens 3, 5 and 6). */
export const siteGlobalCss = {
  "*, *::before, *::after": {
    margin: 0,
    padding: 0,
    boxSizing: "border-box",
    border: "0 solid",
  },
  html: {
    scrollPaddingTop: "6rem",
    // Not while a page loads: a press on another anchor would lose against the movement to the first one.
    "&:focus-within": { scrollBehavior: "smooth" },
    WebkitTextSizeAdjust: "100%",
    textSizeAdjust: "100%",
    WebkitTapHighlightColor: "transparent",
    touchAction: "manipulation",
    "&:has(dialog[open])": { overflow: "hidden" },
  },
  body: {
    bg: "bg",
    color: "fg",
    fontFamily: "body",
    fontSize: "1rem",
    lineHeight: "1.6",
    WebkitFontSmoothing: "antialiased",
    textRendering: "optimizeLegibility",
    fontSynthesis: "none",
    overflowWrap: "break-word",
  },
  "h1, h2, h3, h4, b, th, address, button, input, textarea, select": { font: "inherit" },
  strong: { fontWeight: "600" },
  "h1, h2, h3": { textWrap: "balance" },
  p: { textWrap: "pretty" },
  "ul, ol": { listStyle: "none" },
  "img, svg": { display: "block", maxWidth: "100%" },
  img: { height: "auto" },
  table: { borderCollapse: "collapse" },
  a: { color: "inherit", textDecoration: "none" },
  "button, input, textarea, select": { color: "inherit", background: "none" },
  button: { cursor: "pointer" },
  "*:focus-visible": {
    outline: "2px solid",
    outlineColor: "brand.focusRing",
    outlineOffset: "2px",
    borderRadius: "sm",
  },
  "[data-dark] *:focus-visible": { outlineColor: "brand.emphasized" },
  "[data-light] *:focus-visible": { outlineColor: "brand.focusRing" },
  // The font's arrival lays out what uses it, at once: parts below the first screen wait for their turn (boot/later.ts).
  "@media (scripting: enabled)": {
    "html:not([data-drawn]) [data-later]": { fontFamily: fontFamilies.fallback },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after, *::backdrop": {
      transitionDuration: ".01ms !important",
      animationDuration: ".01ms !important",
      animationIterationCount: "1 !important",
      scrollBehavior: "auto !important",
    },
    // A spinner keeps turning, slowly: it carries meaning.
    "[data-spinner]": {
      animationDuration: "1.6s !important",
      animationIterationCount: "infinite !important",
    },
  },
};
