import { chakra } from "@chakra-ui/react";

/** The shadow at an edge is covered by the first gradients where nothing is left to scroll to. */
const scrollShadows = {
  background: `linear-gradient(90deg, white 30%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(270deg, white 30%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(90deg, rgba(9,19,24,.22), transparent) 0 0 / .875rem 100% no-repeat scroll,
    linear-gradient(270deg, rgba(9,19,24,.22), transparent) 100% 0 / .875rem 100% no-repeat scroll,
    white`,
};

/** Three columns or more scroll on phones; two columns wrap. */
const WIDE = "& [role=region]:has(tr > :nth-child(3))";

/** Styles of long pages and sanitized article bodies. */
export const Prose = chakra("div", {
  base: {
    textStyle: "prose",
    color: "gray.800",
    overflowWrap: "break-word",
    "& > * + *, & > :where([data-part]) > * + *": { mt: "1.25em" },
    "& > [data-part]": { mt: 0 },
    // Articles show h1 as h2.
    "& :is(h1, h2)": { textStyle: "heading.md", color: "fg", mt: "2em" },
    "& h3": { textStyle: "heading.sm", fontSize: "1.3125rem", color: "fg", mt: "1.6em" },
    "& h4, & h5, & h6": { textStyle: "heading.sm", color: "fg", mt: "1.6em" },
    "& h5": { fontSize: "1.0625rem" },
    "& h6": { fontSize: ".9375rem", color: "fg.muted" },
    "& :is(h1, h2, h3, h4, h5, h6) + *": { mt: ".65em" },
    "& a": {
      color: "fg.link",
      textDecoration: "underline",
      textUnderlineOffset: ".2em",
      textDecorationThickness: "1px",
    },
    "& :is(ul, ol)": { ps: "1.4em" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { mt: ".4em" },
    "& li::marker": { color: "brand.solid" },
    "& strong": { fontWeight: "600" },
    "& blockquote": {
      borderInlineStart: "3px solid {colors.brand.solid}",
      ps: "5",
      color: "fg",
      fontSize: "1.25rem",
      lineHeight: "1.5",
    },
    "& :is(code, pre)": { fontFamily: "mono", fontSize: ".9em" },
    "& :not(pre) > code": { bg: "bg.muted", borderRadius: "sm", px: ".3em" },
    "& pre": { bg: "bg.subtle", border: "1px solid {colors.border}", borderRadius: "l2", p: "4" },
    "& pre, & [role=region]": { overflowX: "auto" },
    "& img": { maxWidth: "100%", height: "auto", borderRadius: "l3" },
    "& figcaption": { mt: ".5em", fontSize: ".875rem", lineHeight: "1.45", color: "fg.muted" },
    "& hr": { border: "0", borderTop: "1px solid {colors.border}" },
    "& div[role=region]": {
      border: "1px solid {colors.border}",
      borderRadius: "l3",
      ...scrollShadows,
    },
    // Sticky cells lose collapsed borders.
    "& table": {
      width: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      fontSize: ".9375rem",
      lineHeight: "1.45",
    },
    "& :is(th, td)": {
      textAlign: "start",
      px: "4",
      py: "3",
      borderBottom: "1px solid {colors.border}",
      verticalAlign: "top",
      fontWeight: "inherit",
    },
    "& tbody th": { fontWeight: "600" },
    "& thead th": { bg: "bg.subtle", fontWeight: "600", fontSize: ".875rem", color: "fg.muted" },
    "& tbody tr:last-child > *": { borderBottom: "0" },
    [`${WIDE}:not(:has([rowspan])) tr > :first-child:not([colspan])`]: {
      position: "sticky",
      insetInlineStart: 0,
    },
    [`${WIDE} tbody tr > :first-child`]: { bg: "white" },
    "@media (max-width: 639.9px)": {
      "& img[style*='width:50%'], & img[style*='width: 50%']": { width: "100% !important" },
      [`${WIDE} table`]: { minWidth: "38rem" },
      [`${WIDE} tr > :first-child`]: { width: "8rem", px: "3" },
      [`${WIDE}::before`]: {
        content: '"Deslice la tabla →" / ""',
        position: "sticky",
        insetInlineStart: 0,
        display: "block",
        width: "fit-content",
        padding: ".5rem .75rem 0",
        fontSize: ".8125rem",
        color: "fg.muted",
      },
    },
  },
});
