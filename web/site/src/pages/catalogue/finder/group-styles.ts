import { defineStyle } from "@chakra-ui/react";

/** Results in a frame, with a link to the rest below. */
export const frameStyles = defineStyle({
  overflow: "hidden",
  mx: { base: "calc(-1 * {spacing.gutter})", sm: "0" },
  border: "1px solid {colors.border}",
  borderInlineWidth: { base: "0", sm: "1px" },
  borderRadius: { base: "0", sm: "media" },
  bg: "white",
  "& > p": { px: { base: "gutter", sm: "5" }, borderTop: "1px solid {colors.border}" },
  "& > p a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "target.touch",
    fontSize: ".875rem",
    fontWeight: "560",
    color: "fg.link",
    _hover: { textDecoration: "underline" },
  },
});

export const groupStyles = defineStyle({
  ...frameStyles,
  "& + &": { mt: "5" },
  "& header": {
    display: "grid",
    gridTemplateColumns: { base: "4rem minmax(0,1fr)", sm: "5rem minmax(0,1fr) auto" },
    gap: { base: "3", sm: "4" },
    alignItems: "center",
    px: { base: "gutter", sm: "3.5" },
    py: "3.5",
    borderBottom: "1px solid {colors.border}",
  },
  "& h3": { fontSize: "1.0625rem", fontWeight: "600", lineHeight: "1.3" },
  "& h3 a:hover": { color: "brand.fg" },
  "& header p": { fontSize: ".875rem", color: "fg.muted" },
  "& header > div:last-of-type": {
    display: "flex",
    gap: "2",
    gridColumn: { base: "1 / -1", sm: "auto" },
    "& a": { flex: { base: "1", sm: "none" }, minHeight: { base: "target.touch", sm: "2.25rem" } },
  },
});

/** All groups have the same columns; narrow screens show each row as a record. */
export const rowsStyles = defineStyle({
  width: "full",
  fontSize: ".875rem",
  lineHeight: "1.35",
  "& th, & td": { textAlign: "start" },
  "& tbody th a": { fontWeight: "600", overflowWrap: "normal", _hover: { color: "brand.fg" } },
  "& tbody th a span": { fontWeight: "400", color: "fg.muted" },
  "& tbody th small": { display: "block", fontSize: ".8125rem", color: "fg.muted" },
  "& mark": { px: ".1em", borderRadius: "sm", bg: "brand.subtle", color: "inherit" },
  "& tbody tr + tr": { borderTop: "1px solid {colors.border}" },
  xlDown: {
    display: "block",
    "& thead": {
      position: "absolute",
      clipPath: "inset(50%)",
      width: "1px",
      height: "1px",
      overflow: "hidden",
    },
    "& tbody": { display: "block" },
    "& tr": {
      display: "block",
      position: "relative",
      ps: { base: "gutter", sm: "5" },
      pe: "8rem",
      py: "3",
    },
    "& tbody th": { display: "block", fontSize: "1rem" },
    "& td": { display: "inline", color: "fg.muted", "& small": { fontSize: "inherit" } },
    "& td[data-empty]": { display: "none" },
    "& td:not([data-empty]) ~ td:not([data-empty], :last-child)::before": { content: '"\u00a0· "' },
    "& td:last-child": {
      position: "absolute",
      insetEnd: { base: "gutter", sm: "5" },
      top: "50%",
      translate: "0 -50%",
    },
  },
  xl: {
    tableLayout: "fixed",
    "& thead": { bg: "bg.subtle", verticalAlign: "bottom" },
    "& thead th": { py: "2", fontSize: ".8125rem", fontWeight: "550" },
    "& thead small": { display: "block", fontWeight: "400", color: "fg.muted" },
    "& th, & td": { px: "2", py: "2" },
    "& tr > th:first-of-type": { ps: "5", width: "27%" },
    "& tr > :last-child": { pe: "4", width: "13%", textAlign: "end" },
    "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& tbody td small": { display: "none" },
  },
});
