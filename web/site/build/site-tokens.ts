import { readFileSync } from "node:fs";
import type tokensFile from "kit/ui/tokens.json";

const FILE = new URL("../../kit/ui/tokens.json", import.meta.url);

/** The tokens that public pages use. Text styles inherit the font family. */
export function siteTokens() {
  const { tokens, semanticTokens, textStyles } = JSON.parse(
    readFileSync(FILE, "utf8"),
  ) as typeof tokensFile;
  const { gray, brand, green, red } = tokens.colors;
  const { colors } = semanticTokens;
  const { radii, shadows, spacing, sizes, zIndex } = tokens;
  const { sticky, overlay, modal, skipNav, toast } = zIndex;
  const { ui: _ui, "ui.strong": _strong, ...styles } = textStyles;
  return {
    tokens: {
      colors: { gray, brand, green, red },
      fonts: { mono: tokens.fonts.mono },
      radii,
      shadows,
      spacing,
      sizes,
      zIndex: { sticky, overlay, modal, skipNav, toast },
    },
    semanticTokens: {
      colors: {
        bg: pick(colors.bg, ["DEFAULT", "subtle", "muted", "inverted", "error"]),
        fg: without(colors.fg, ["warning", "success", "info"]),
        border: pick(colors.border, ["DEFAULT", "emphasized", "control", "error"]),
        brand: without(colors.brand, ["contrast", "border"]),
        green: pick(colors.green, ["fg", "subtle"]),
        red: pick(colors.red, ["fg"]),
      },
      radii: semanticTokens.radii,
      shadows: semanticTokens.shadows,
    },
    textStyles: Object.fromEntries(
      Object.entries(styles).map(([name, { value }]) => {
        const { fontFamily: _inherited, ...rest } = value as Record<string, string>;
        return [name, { value: rest }];
      }),
    ),
  };
}

function pick<Colors extends object>(colors: Colors, names: readonly (keyof Colors)[]) {
  return Object.fromEntries(names.map((name) => [name, colors[name]]));
}

function without<Colors extends object>(colors: Colors, names: readonly (keyof Colors)[]) {
  const colorNames = Object.keys(colors).filter((name) => !names.includes(name as keyof Colors));
  return pick(colors, colorNames as (keyof Colors)[]);
}
