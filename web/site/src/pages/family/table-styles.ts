import { defineStyle } from "@chakra-ui/react";
import { MAX_SHOWN } from "./script/max-shown.ts";

const COPY_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2346555d' stroke-width='1.75'%3E%3Crect x='8' y='8' width='14' height='14' rx='2'/%3E%3Cpath d='M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'/%3E%3C/svg%3E";

const STICKY_SIDES = {
  "& tbody th, & thead th:first-child": { position: "sticky", insetInlineStart: 0, zIndex: 1 },
  "& tr > [data-screen-only]": {
    position: "sticky",
    insetInlineEnd: 0,
    zIndex: 1,
    boxShadow: "inset 1px 0 {colors.border}",
  },
  "& thead th:is(:first-child, :last-child)": { zIndex: 3 },
};

/** The rows that the script shows on demand. */
const REST = `tbody tr:nth-child(n + ${MAX_SHOWN + 1})`;

/**
 * A table that does not fit has its own scroll area, in which header, references and links stay. Its
 * height is known, so it is drawn only when near: the longest task of the page on a phone. More rows than
 * shown are a deferred part, drawn when idle: thousands of them would delay the first press.
 */
const OWN_AREA = {
  maxHeight: "min(44rem, 80vh)",
  overflow: "auto",
  contain: "content",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 44rem",
  "& thead th": { top: 0 },
  ...STICKY_SIDES,
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
    px: ".375rem",
    py: "1",
    borderBottom: "1px solid {colors.border}",
    textAlign: "start",
    whiteSpace: "nowrap",
    bg: "white",
  },
  "& tr > :first-child": { paddingInlineStart: "3.5" },
  "& tr > :last-child": { paddingInlineEnd: "2.5" },
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
    fontSize: ".75rem",
    lineHeight: "1.25",
    fontWeight: "550",
    "& span": { whiteSpace: "nowrap" },
    "& b": { display: "block", mt: "1" },
    "& small": { display: "block", fontSize: "inherit", fontWeight: "400", color: "fg.muted" },
  },
  "& thead tr > :first-child": { borderStartStartRadius: "15px" },
  "& thead tr > :last-child": { borderStartEndRadius: "15px" },
  "& tbody tr:last-child > *": { borderBottom: 0 },
  "& tbody tr:last-child > :first-child": { borderEndStartRadius: "15px" },
  "& tbody tr:last-child > :last-child": { borderEndEndRadius: "15px" },
  // A linked row stays below the header.
  "& tbody tr": { scrollMarginTop: "9rem" },
  "& tbody th": {
    fontWeight: "560",
    "& label": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: { base: "target.touch", sm: "1.5rem" },
    },
    "& small": { fontSize: "inherit", fontWeight: "400", color: "fg.muted" },
    "& input": { width: "1rem", height: "1rem", accentColor: "{colors.brand.solid}" },
  },
  // Each name of a column orders the rows.
  "@media (scripting: enabled)": {
    "& thead b": {
      cursor: "pointer",
      textDecoration: "underline dotted 1px",
      textUnderlineOffset: ".2em",
    },
  },
  // Above the next cells, so that it moves nothing.
  "& [data-action=copy]": {
    position: "absolute",
    insetInlineEnd: "-1.25rem",
    zIndex: 1,
    width: "1.75rem",
    height: "1.75rem",
    border: "1px solid {colors.border.emphasized}",
    borderRadius: "l1",
    background: `white url("${COPY_ICON}") center / 1rem no-repeat`,
    _hover: { borderColor: "brand.solid" },
    // A finger has marked the row, not asked for a copy.
    "@media (hover: none)": { display: "none" },
  },
  "& td[colspan]": { py: "8", textAlign: "center", whiteSpace: "normal" },
  "& td[colspan] button": { color: "fg.link", textDecoration: "underline", minHeight: "1.5rem" },
  "& thead button": {
    textAlign: "inherit",
    borderRadius: "sm",
    _hover: { color: "brand.fg" },
  },
  "& [aria-sort=ascending] button::after": { content: '" ↑" / ""' },
  "& [aria-sort=descending] button::after": { content: '" ↓" / ""' },
  "@media (scripting: none)": { "& input": { display: "none" } },
  "& td small": {
    display: "flex",
    gap: "1.5",
    mt: ".125rem",
    fontSize: ".75rem",
    color: "fg.muted",
    "& i": { minWidth: "1.125rem", height: "1rem", lineHeight: "1rem", fontSize: ".6875rem" },
  },
  "& [data-add-item]": {
    minHeight: { lg: "2rem" },
    fontSize: ".875rem",
    "&::before": { content: '"+" / ""', marginInlineEnd: "1.5" },
    // Its quantity stands beside it.
    "&[data-added]": { justifyContent: "center", width: "2rem", px: 0, fontSize: 0 },
    "&[data-added]::before": { content: '"✓" / ""', margin: 0, fontSize: "1rem" },
  },
  "& [data-quantity-of]": {
    width: "3rem",
    height: { base: "target.touch", lg: "2rem" },
    marginInlineStart: "1",
    border: "1px solid {colors.border.control}",
    borderRadius: "l2",
    bg: "white",
    textAlign: "center",
    fontWeight: "600",
    "&[aria-invalid=true]": { borderColor: "fg.error" },
  },
  // Not :has(): for it each opened panel computes all cells again.
  "& tbody tr[data-listed] > *": { bg: "brand.50" },
  "& tbody tr:hover > *": { bg: "bg.subtle" },
  "& tbody tr:target > *": { bg: "brand.subtle" },
  "&:not([data-sorted]) [data-group] > *": { borderTop: "1px solid {colors.border.control}" },
  // Fits the page of 1232 px.
  "&:not([data-wide])": {
    "& td:not([data-number], :last-child)": { whiteSpace: "normal" },
    "& th[data-long]": { minWidth: "7rem" },
  },
  // Where no script hides them: each sticky cell is a layer, and thousands delay the first press.
  [`&:is([data-references]:not([data-scripted]) *) ${REST} > *`]: { position: "static" },
  // The browser walks all cells before it draws an opened panel.
  "@media screen and (scripting: enabled)": {
    [`&:is([data-references]:not([data-scripted], [data-whole]) *) ${REST}:not(:target)`]: {
      display: "none",
    },
  },
  "@media screen": { "&[data-wide]": OWN_AREA },
  "@media screen and (max-width: 1359.9px)": OWN_AREA,
  "@media screen and (max-width: 639.9px)": {
    // The page scrolls down, and the table aside only.
    maxHeight: "none",
    overflowY: "hidden",
    marginInline: "calc(-1 * {spacing.gutter})",
    borderInline: 0,
    borderRadius: 0,
    "& :is(th, td)": { px: "2.5" },
    "& tr > :first-child": { paddingInlineStart: "gutter" },
    "& tbody th": { boxShadow: "inset -1px 0 {colors.border.emphasized}" },
    "& tbody th small": { display: "block", fontSize: ".6875rem" },
    "& tbody th[data-facts]::after": {
      content: "attr(data-facts)",
      display: "block",
      paddingInlineStart: "1.5rem",
      fontSize: ".8125rem",
      fontWeight: "400",
      color: "fg.muted",
    },
    "& thead tr > *": { borderRadius: "0 !important" },
    "& [data-add-item]": {
      justifyContent: "center",
      width: "target.touch",
      px: 0,
      fontSize: 0,
      "&::before": { margin: 0, fontSize: "1.375rem", fontWeight: "400" },
      "&[data-added]": { width: "target.touch", bg: "brand.solid", color: "white" },
      "&[data-added]::before": {
        content: "attr(data-listed)",
        fontSize: "1rem",
        fontWeight: "600",
      },
    },
    "& [data-quantity-of]": { display: "none" },
  },
  // On landscape pages of their own, as app/print.css has them: all columns are beside each other.
  "@media print": {
    page: "wide",
    border: 0,
    "& table": { fontSize: "7pt" },
    "& thead th": { fontSize: "6.5pt" },
    "& :is(th, td)": { whiteSpace: "normal", py: ".25rem !important", px: ".25rem !important" },
    "& tbody th label": {
      minHeight: 0,
      "& > span": { whiteSpace: "nowrap !important" },
      "& input": { display: "none" },
    },
  },
});

/** On phones a table is as high as its rows: about what it takes before it is drawn. */
export function phoneHeight(rows: number) {
  const height = `auto ${8 + 5 * Math.min(rows, MAX_SHOWN)}rem`;
  return { "@media (max-width: 639.9px)": { containIntrinsicSize: height } };
}
