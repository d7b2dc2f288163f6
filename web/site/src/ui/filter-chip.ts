import { defineStyle } from "@chakra-ui/react";

export const chosenChip = {
  bg: "brand.solid",
  borderColor: "brand.solid",
  color: "white",
  // Browsers would replace the color that tells it from the others.
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    bg: "Highlight",
    borderColor: "Highlight",
    color: "HighlightText",
  },
};

/** Of a link or button with `aria-pressed`, and a number in `<small>`. */
export const filterChip = defineStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  minHeight: { base: "target.touch", lg: "2.25rem" },
  px: "3.5",
  border: "1px solid {colors.border.emphasized}",
  borderRadius: "full",
  fontSize: ".9375rem",
  fontWeight: "500",
  lineHeight: "1",
  _hover: { borderColor: "border.control", bg: "bg.subtle" },
  "& small": { fontSize: ".8125rem", fontWeight: "400", color: "fg.muted" },
  "&[aria-pressed=true], &[aria-pressed=true]:hover": chosenChip,
  "&[aria-pressed=true] small": { color: "inherit" },
  "&[aria-disabled=true]": {
    borderStyle: "dashed",
    bg: "bg.subtle",
    color: "fg.muted",
    cursor: "not-allowed",
  },
});
