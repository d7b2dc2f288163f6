export const messages = {
  title: "Tags",
  ofText: "From title, excerpt and headings. Tick or untick to correct them.",
  chosen: "Chosen by hand: later changes of the text keep them.",
  families: "Product families",
  sectors: "Sectors",
  reset: "Use those of the text",
} as const;
