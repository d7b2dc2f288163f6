import { chakra } from "@chakra-ui/react";

/** Names and values in two columns. */
export const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "1fr 1fr" },
    columnGap: "2.25rem",
    my: "6",
    borderTop: "1px solid {colors.border}",
    "& > div": { py: "2.5", borderBottom: "1px solid {colors.border}" },
    "& dt": { fontSize: ".8125rem", color: "fg.muted", lineHeight: "1.35" },
    "& dd": { fontSize: ".9375rem", fontWeight: "500", lineHeight: "1.42" },
  },
});
