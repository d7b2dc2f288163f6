import tokens from "kit/ui/tokens.json" with { type: "json" };

const { gray, brand } = tokens.tokens.colors;

/** Of the site. */
export const colors = {
  text: gray[900].value,
  muted: gray[600].value,
  line: gray[200].value,
  ground: gray[50].value,
  brand: brand[700].value,
} as const;
