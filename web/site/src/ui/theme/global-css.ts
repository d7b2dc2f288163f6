const fallback = '"Hanken Fallback",ui-sans-serif,system-ui,sans-serif';
/** The fallback has the metrics of the web font (font-face.css). */
export const fontFamilies = { site: `"Hanken Grotesk Variable",${fallback}`, fallback } as const;

export const siteGlobalCss = {
  "*, *::before, *::after": {
    margin: 0,
    padding: 0,
    boxSizing: "border-box",
    border: "0 solid",
  },
  html: {
    scrollPaddingTop: "6rem",
    // During load, smooth scrolling would block jumps to other anchors.
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
    // The font has no italic face, without which emphasis in articles would not be seen.
    fontSynthesis: "style",
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
  // Later parts get the web font one by one (app/boot/deferred-parts.ts).
  "@media (scripting: enabled)": {
    "html:not([data-drawn]) [data-defer]": { fontFamily: fontFamilies.fallback },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after, *::backdrop": {
      transitionDuration: ".01ms !important",
      animationDuration: ".01ms !important",
      animationIterationCount: "1 !important",
      scrollBehavior: "auto !important",
    },
    // A spinner carries meaning.
    "[data-spinner]": {
      animationDuration: "1.6s !important",
      animationIterationCount: "infinite !important",
    },
  },
};
