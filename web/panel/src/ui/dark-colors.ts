import design from "kit/ui/tokens.json";

/** Shows what readers see, and other colored parts, in the light colors also when the panel is dark. */
export const lightSurface = {
  className: "light-surface",
  bg: "bg",
  color: "fg",
  rounded: "l2",
} as const;

export const PREFIX = "p";
/** Every light surface declares the tokens again. */
export const CSS_VARS_ROOT = ":where(:root, .light-surface)";

type Ramp = Readonly<Record<string, { readonly value: string }>>;

/** Each ramp is turned over: where the light panel has its darkest step, the dark one has its lightest. */
function turnOver(hue: string, ramp: Ramp): readonly (readonly [string, string])[] {
  const steps = Object.keys(ramp).toSorted((a, b) => Number(a) - Number(b));
  return steps.map((step, at) => [`${hue}-${step}`, ramp[steps.at(-1 - at) ?? step]?.value ?? ""]);
}

const { colors } = design.tokens;
const dark: readonly (readonly [string, string])[] = [
  ...Object.entries(colors).flatMap(([hue, ramp]) => turnOver(hue, ramp)),
  ["bg", "#0f1b21"],
  ["bg-panel", "#0f1b21"],
  // Turned over, the middle of the ramp is too dark for text.
  ["fg-subtle", colors.gray[400].value],
  ["fg-inverted", colors.gray[950].value],
  ...Object.keys(colors).map((hue) => [`${hue}-contrast`, colors.gray[950].value] as const),
];

/** The layer of the tokens comes after that of these rules, so they are important. */
export const darkColors = {
  ".light-surface": { colorScheme: "light" },
  "@media (prefers-color-scheme: dark)": {
    ":root": {
      colorScheme: "dark !important",
      ...Object.fromEntries(
        dark.map(([name, value]) => [`--${PREFIX}-colors-${name}`, `${value} !important`]),
      ),
    },
    "[data-scope=segment-group][data-part=indicator]": { bg: "bg.emphasized !important" },
    ".light-surface .tiptap": { paddingInline: "1rem !important" },
  },
};

/** Recipes come in a later layer, so these are important. Without colors the state of a control has to be drawn with borders. */
export const forcedColors = {
  "@media (forced-colors: active)": {
    "[data-scope=switch][data-part=control]": { border: "1px solid ButtonText" },
    "[data-scope=switch][data-part=control][data-state=checked]": {
      forcedColorAdjust: "none",
      bg: "Highlight !important",
      borderColor: "Highlight !important",
    },
    "[data-scope=switch][data-part=thumb]": {
      forcedColorAdjust: "none",
      bg: "ButtonText !important",
    },
    "[data-scope=switch][data-part=thumb][data-state=checked]": { bg: "HighlightText !important" },
    "[data-scope=segment-group][data-part=indicator]": { border: "2px solid Highlight" },
    "[data-scope=tabs][data-part=trigger][data-selected]": {
      borderBottom: "3px solid Highlight !important",
    },
  },
};
