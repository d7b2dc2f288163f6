import { chakra } from "@chakra-ui/react";
import { siteRecipes } from "../theme/recipes.ts";

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='18' fill='none' stroke='%2354636b' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 7 4 4 4-4'/%3E%3C/svg%3E\")";

export const TextInput = chakra("input", siteRecipes.input);
export const TextArea = chakra("textarea", siteRecipes.textarea);
export const Select = chakra("select", {
  base: {
    ...siteRecipes.input.base,
    appearance: "none",
    paddingInlineEnd: "10",
    backgroundImage: chevron,
    backgroundRepeat: "no-repeat",
    backgroundPosition: "right 0.75rem center",
  },
});
export const Button = chakra("button", siteRecipes.button);
