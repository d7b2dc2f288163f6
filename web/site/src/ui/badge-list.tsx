import { chakra } from "@chakra-ui/react";
import { chosenChip } from "./filter-chip.ts";
import { oneLine } from "./one-line.ts";

/** Links and buttons have the same size, so that one can replace the other. */
export const BadgeList = chakra("ul", {
  base: {
    ...oneLine,
    mt: "4",
    "& :is(a, button)": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: { base: "target.touch", lg: "2.25rem" },
      px: "3.5",
      borderRadius: "full",
      border: "1px solid {colors.border.emphasized}",
      bg: "white",
      fontSize: ".9375rem",
      fontWeight: "500",
      whiteSpace: "nowrap",
      _hover: { borderColor: "border.control" },
      "&[data-count]::after": {
        content: 'attr(data-count) / ""',
        fontSize: ".8125rem",
        fontWeight: "400",
        fontVariantNumeric: "tabular-nums",
      },
      "&[aria-pressed=true]": chosenChip,
      "&[aria-disabled=true]": {
        borderStyle: "dashed",
        bg: "bg.subtle",
        color: "fg.muted",
        cursor: "not-allowed",
      },
    },
  },
});
