import { defineRecipe } from "@chakra-ui/react";

const link = defineRecipe({
  className: "btn",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    borderRadius: "l2",
    border: "1px solid transparent",
    fontWeight: "560",
    lineHeight: "1.2",
    textAlign: "center",
    transition: "background-color .14s, border-color .14s, color .14s, transform .08s",
    _active: { transform: "scale(.985)" },
    "& svg": { width: "1.125rem", height: "1.125rem", flex: "none" },
  },
  variants: {
    variant: {
      solid: {
        bg: "brand.solid",
        color: "white",
        boxShadow: "inset 0 1px 0 rgba(255,255,255,.09), {shadows.xs}",
        _hover: { bg: "brand.hover" },
      },
      outline: {
        bg: "white",
        color: "fg",
        borderColor: "border.emphasized",
        _hover: { bg: "bg.subtle", borderColor: "border.control" },
      },
      ghost: { color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" } },
      white: { bg: "white", color: "brand.fg", _hover: { bg: "brand.subtle" } },
      line: {
        color: "white",
        borderColor: "rgba(255,255,255,.32)",
        _hover: { bg: "rgba(255,255,255,.08)", borderColor: "rgba(255,255,255,.6)" },
      },
    },
    size: {
      sm: { minHeight: "control.sm", px: "3", fontSize: ".8125rem" },
      md: { minHeight: "control.md", px: "4", fontSize: ".9375rem" },
      lg: { minHeight: "control.lg", px: "1.375rem", fontSize: "1rem" },
    },
  },
  defaultVariants: { variant: "solid", size: "lg" },
});

const button = defineRecipe({
  ...link,
  base: {
    ...link.base,
    "&:is([disabled], [aria-disabled=true])": {
      bg: "bg.muted",
      color: "fg.muted",
      borderColor: "transparent",
      boxShadow: "none",
      cursor: "not-allowed",
    },
  },
});

const control = {
  width: "full",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "l2",
  bg: "white",
  color: "fg",
  fontSize: "1rem",
  px: "3.5",
  transition: "border-color .14s, box-shadow .14s",
  _placeholder: { color: "fg.subtle", opacity: 1 },
  _hover: { borderColor: "fg.subtle" },
  _focusVisible: {
    outline: "2px solid",
    outlineColor: "brand.focusRing",
    outlineOffset: "-1px",
    borderColor: "transparent",
    borderRadius: "l2",
  },
  _invalid: { borderColor: "border.error", boxShadow: "0 0 0 1px {colors.border.error}" },
} as const;

const input = defineRecipe({
  className: "input",
  base: { ...control, height: "2.75rem", lineHeight: "1.4" },
});

const textarea = defineRecipe({
  className: "textarea",
  base: { ...control, py: "2.5", lineHeight: "1.5", resize: "vertical" },
});

export const siteRecipes = { button, link, input, textarea };
