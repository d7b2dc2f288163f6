import { defineStyle } from "@chakra-ui/react";

const STICKY_START = {
  "& tbody th, & thead th:first-child": { position: "sticky", insetInlineStart: 0, zIndex: 1 },
  "& thead th:first-child": { zIndex: 3 },
};

/** A table that does not fit has its own scroll area, in which header and references stay. */
const OWN_AREA = {
  maxHeight: "min(44rem, 80vh)",
  overflow: "auto",
  "& thead th": { top: 0 },
  ...STICKY_START,
};

export const tableStyles = defineStyle({
  border: "1px solid {colors.border}",
  borderRadius: "media",
  bg: "white",
  "& table": {
    width: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: ".875rem",
    lineHeight: "1.3",
  },
  "& :is(th, td)": {
    px: ".5625rem",
    py: "2",
    borderBottom: "1px solid {colors.border}",
    textAlign: "start",
    whiteSpace: "nowrap",
    bg: "white",
  },
  "& tr > :first-child": { paddingInlineStart: "5" },
  "& tr > :last-child": { paddingInlineEnd: "4" },
  "& [data-number]": { textAlign: "end" },
  "& thead th": {
    position: "sticky",
    top: "{sizes.header.site}",
    zIndex: 2,
    py: "2.5",
    verticalAlign: "bottom",
    whiteSpace: "normal",
    bg: "bg.subtle",
    borderBottomColor: "border.emphasized",
    fontSize: ".8125rem",
    fontWeight: "550",
    "& span": { whiteSpace: "nowrap" },
    "& b": { display: "block", mt: "1" },
    "& small": { display: "block", fontSize: ".75rem", fontWeight: "400", color: "fg.muted" },
  },
  "& thead tr > :first-child": { borderStartStartRadius: "15px" },
  "& thead tr > :last-child": { borderStartEndRadius: "15px" },
  "& tbody tr:last-child > *": { borderBottom: 0 },
  "& tbody tr:last-child > :first-child": { borderEndStartRadius: "15px" },
  "& tbody tr:last-child > :last-child": { borderEndEndRadius: "15px" },
  "& tbody th": { fontWeight: "560", "& span": { color: "fg.muted", fontWeight: "400" } },
  "& td small": {
    display: "flex",
    gap: "1.5",
    mt: ".125rem",
    fontSize: ".75rem",
    color: "fg.muted",
    "& i": { minWidth: "1.125rem", height: "1rem", lineHeight: "1rem", fontSize: ".6875rem" },
  },
  "& tbody tr:hover > *": { bg: "bg.subtle" },
  "& tbody tr:target > *": { bg: "brand.subtle" },
  "& [data-group] > *": { borderTop: "1px solid {colors.border.control}" },
  "&[data-wide]": OWN_AREA,
  "@media screen and (max-width: 1359.9px)": OWN_AREA,
  "@media (max-width: 639.9px)": {
    maxHeight: "min(38rem, 76vh)",
    marginInline: "calc(-1 * {spacing.gutter})",
    borderInline: 0,
    borderRadius: 0,
    "& :is(th, td)": { px: "2.5" },
    "& tr > :first-child": { paddingInlineStart: "gutter" },
    "& tbody th": { boxShadow: "inset -1px 0 {colors.border.emphasized}" },
    "& tbody th span": { display: "block", fontSize: ".6875rem" },
    "& thead tr > *": { borderRadius: "0 !important" },
  },
  "@media print": { "& table": { fontSize: "6.5pt" }, "& :is(th, td)": { whiteSpace: "normal" } },
});
