import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemConfig,
  type SystemContext,
} from "@chakra-ui/react";
import { fontFamilies, siteGlobalCss } from "./global-css.ts";
import { siteRecipes } from "./recipes.ts";

/** Chakra's 4 px scale. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const scale = Object.fromEntries(steps.map((n) => [String(n), { value: `${n / 4}rem` }]));

/** Defined by vite.config.ts. */
declare const __SITE_TOKENS__: {
  readonly tokens: NonNullable<Theme["tokens"]>;
  readonly semanticTokens: NonNullable<Theme["semanticTokens"]>;
  readonly textStyles: NonNullable<Theme["textStyles"]>;
};
type Theme = NonNullable<SystemConfig["theme"]>;
const { tokens, semanticTokens, textStyles } = __SITE_TOKENS__;

const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    // global-css.ts resets less.
    preflight: false,
    cssVarsPrefix: "n",
    cssVarsRoot: ":where(html)",
    globalCss: siteGlobalCss,
    conditions: {
      hover: ["@media (hover: hover)", "&:hover"],
      active: "&:active",
      focus: "&:focus",
      focusVisible: "&:focus-visible",
    },
    theme: {
      breakpoints: { sm: "640px", md: "768px", lg: "1024px", xl: "1180px", "2xl": "1536px" },
      keyframes: { spin: { to: { transform: "rotate(360deg)" } } },
      tokens: {
        ...tokens,
        colors: { white: { value: "#fff" }, ...tokens.colors },
        fonts: { ...tokens.fonts, body: { value: fontFamilies.site } },
        spacing: { ...scale, ...tokens.spacing },
        sizes: { ...scale, ...tokens.sizes, full: { value: "100%" } },
      },
      semanticTokens,
      textStyles,
      recipes: siteRecipes,
    },
  }),
);

/** Without Chakra's default theme, which adds 38 kB. */
export const siteSystem: SystemContext = import.meta.env.SSR ? withRecipeCache(system) : system;

/** Chakra creates a recipe for each element; a server reuses it. */
function withRecipeCache(context: SystemContext): SystemContext {
  const recipes = new WeakMap<object, unknown>();
  const cva = (config: Parameters<SystemContext["cva"]>[0]) => {
    const recipe = recipes.get(config) ?? context.cva(config);
    recipes.set(config, recipe);
    return recipe;
  };
  return { ...context, cva: cva as SystemContext["cva"] };
}
