import {
  createSystem,
  defaultConfig,
  defineConfig,
  defineRecipe,
  defineSlotRecipe,
} from "@chakra-ui/react";
import design from "kit/ui/tokens.json";
import { CSS_VARS_ROOT, darkColors, forcedColors, PREFIX } from "./dark-colors.ts";

/** iOS zooms inputs with text below 16 px. */
const control = defineRecipe({
  variants: {
    size: {
      sm: {
        h: { base: "target.touch", md: "9" },
        minW: { base: "target.touch", md: "9" },
        fontSize: { base: "md", md: "sm" },
        px: "3",
      },
    },
    variant: { outline: { bg: "bg", borderColor: "border.control" } },
  },
  defaultVariants: { size: "sm" },
});

const button = defineRecipe({
  base: { fontWeight: "550" },
  variants: {
    size: {
      xs: { h: { base: "10", md: "7" }, minW: { base: "10", md: "7" } },
      sm: {
        h: { base: "target.touch", md: "8" },
        minW: { base: "target.touch", md: "8" },
        px: "3",
        textStyle: "caption",
        lineHeight: "1.2",
      },
      md: { h: { base: "target.touch", md: "9" }, textStyle: "ui", lineHeight: "1.2" },
    },
    variant: {
      // Chakra's default is solid/90, which lowers the contrast.
      solid: { _hover: { bg: "colorPalette.hover" } },
      outline: {
        color: "fg",
        borderColor: "border.emphasized",
        bg: "bg",
        _hover: { bg: "bg.subtle" },
      },
      ghost: { color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" } },
    },
  },
  defaultVariants: { size: "sm" },
});

const globalCss = {
  html: { colorPalette: "brand", scrollPaddingTop: "6rem", colorScheme: "light" },
  body: {
    bg: "bg.subtle",
    color: "fg",
    fontFamily: "body",
    textStyle: "ui",
    textRendering: "optimizeLegibility",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
  },
  "*:focus-visible": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "2px" },
  "h1, h2, h3": { textWrap: "balance", letterSpacing: "-.012em" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      transitionDuration: ".01ms !important",
      animationDuration: ".01ms !important",
      animationIterationCount: "1 !important",
      scrollBehavior: "auto !important",
    },
    // Spinners carry meaning, so they only slow down.
    ".chakra-spinner, [data-spinner]": {
      animationDuration: "1.6s !important",
      animationIterationCount: "infinite !important",
    },
  },
  ...darkColors,
  ...forcedColors,
};

export const panelSystem = createSystem(
  defaultConfig,
  defineConfig({
    cssVarsPrefix: PREFIX,
    cssVarsRoot: CSS_VARS_ROOT,
    globalCss,
    theme: {
      breakpoints: design.breakpoints,
      tokens: design.tokens,
      semanticTokens: design.semanticTokens,
      textStyles: design.textStyles,
      recipes: {
        button,
        input: control,
        textarea: defineRecipe({
          variants: {
            size: { sm: { fontSize: { base: "md", md: "sm" }, px: "3", py: "2" } },
            variant: { outline: { bg: "bg", borderColor: "border.control" } },
          },
          defaultVariants: { size: "sm" },
        }),
        badge: defineRecipe({ base: { borderRadius: "l1", fontWeight: "560" } }),
        spinner: defineRecipe({ base: { "--spinner-track-color": "colors.border.emphasized" } }),
      },
      slotRecipes: {
        nativeSelect: defineSlotRecipe({
          slots: [],
          variants: {
            size: {
              sm: {
                field: {
                  h: { base: "target.touch", md: "9" },
                  fontSize: { base: "md", md: "sm" },
                },
              },
            },
            variant: { outline: { field: { bg: "bg", borderColor: "border.control" } } },
          },
          defaultVariants: { size: "sm" },
        }),
        field: defineSlotRecipe({ slots: [], base: { label: { textStyle: "label" } } }),
        card: defineSlotRecipe({
          slots: [],
          base: { root: { borderRadius: "l3", boxShadow: "card" } },
        }),
        dialog: defineSlotRecipe({
          slots: [],
          base: {
            backdrop: { bg: "rgba(2,34,45,.52)" },
            content: {
              borderRadius: "2xl",
              boxShadow: "overlay",
              width: { base: "calc(100% - 2rem)", sm: "100%" },
              "--dialog-margin": { base: "{spacing.4}", sm: "{spacing.16}" },
            },
            footer: {
              flexDirection: { base: "column", sm: "row" },
              alignItems: { base: "stretch", sm: "center" },
              pt: "4",
              bg: "bg.subtle",
              borderTopWidth: "1px",
              borderBottomRadius: "2xl",
            },
          },
          variants: {
            scrollBehavior: {
              inside: {
                content: { maxH: { base: "calc(100% - 2rem)", sm: "calc(100% - 7.5rem)" } },
              },
            },
          },
        }),
        tabs: defineSlotRecipe({
          slots: [],
          variants: {
            variant: {
              line: {
                list: { borderBottomWidth: "1px", borderColor: "border.emphasized" },
                trigger: {
                  color: "fg.muted",
                  fontWeight: "550",
                  _selected: { color: "brand.fg", _horizontal: { "--indicator-offset-y": "-1px" } },
                },
              },
            },
          },
        }),
      },
    },
  }),
);
