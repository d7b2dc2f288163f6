import { chakra } from "@chakra-ui/react";

/** Links and buttons have the same size, so that one can replace the other. */
export const BadgeList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    mt: "5",
    "& :is(a, button)": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: { base: "target.touch", sm: "2rem" },
      px: "2.5",
      borderRadius: "l1",
      border: "1px solid transparent",
      bg: "bg.muted",
      color: "gray.fg",
      fontSize: ".8125rem",
      fontWeight: "550",
      _hover: { borderColor: "border.control" },
      "&[data-count]::after": {
        content: 'attr(data-count) / ""',
        fontWeight: "400",
        fontVariantNumeric: "tabular-nums",
      },
      "&[aria-pressed=true]": { bg: "brand.solid", color: "white", borderColor: "brand.solid" },
      "&[aria-disabled=true]": { color: "fg.muted", cursor: "not-allowed" },
    },
  },
});
