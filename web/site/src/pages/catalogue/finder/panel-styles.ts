import { defineStyle } from "@chakra-ui/react";
import { filterChip } from "#ui/filter-chip.ts";

const NO_SCRIPT = "@media (scripting: none)";

/** Narrow screens open the filters with it. */
export const barStyles = defineStyle({
  [NO_SCRIPT]: { display: "none" },
  display: { base: "grid", xl: "none" },
  gridTemplateColumns: "1fr 1fr",
  gap: "2",
  "& b": {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "1.5rem",
    height: "1.5rem",
    borderRadius: "full",
    bg: "brand.solid",
    color: "white",
    fontSize: ".8125rem",
    _empty: { display: "none" },
  },
});

export const panelStyles = defineStyle({
  [NO_SCRIPT]: { display: "none" },
  "&[open]": {
    display: "flex",
    flexDirection: "column",
    position: "fixed",
    inset: "auto 0 0",
    width: "full",
    maxWidth: "40rem",
    maxHeight: "calc(100dvh - 3rem)",
    mx: "auto",
    borderTopRadius: "media",
    boxShadow: "xl",
  },
  "&::backdrop": { background: "rgba(9,19,24,.5)" },
  // Wide screens show it in place.
  "&:not([open])": {
    xl: { display: "block", position: "static", width: "auto" },
    "& > :is(header, footer)": { display: "none" },
    "& > section": { xl: { px: "0" } },
  },
  "& > section": { px: "5", overflowY: "auto", overscrollBehavior: "contain" },
  "& > header": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    py: "3",
    ps: "5",
    pe: "2",
    borderBottom: "1px solid {colors.border}",
    "& h2": { fontSize: "1.125rem", fontWeight: "600" },
    "& button": { width: "2.75rem", height: "2.75rem", borderRadius: "l2" },
    "& svg": { width: "1.25rem", height: "1.25rem", mx: "auto" },
  },
  "& > footer": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: "3",
    px: "5",
    py: "3",
    borderTop: "1px solid {colors.border}",
  },
  "& fieldset": {
    minWidth: 0,
    py: "4",
    borderTop: "1px solid {colors.border}",
  },
  "& fieldset:first-of-type": { borderTop: "0", xl: { pt: "0" } },
  "& legend": {
    float: "left",
    width: "full",
    mb: "2.5",
    fontSize: ".9375rem",
    fontWeight: "600",
    "& + *": { clear: "both" },
    "& small": { fontSize: ".8125rem", fontWeight: "400", color: "fg.muted" },
  },
  "& fieldset > div": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  "& fieldset > div:not(:has(button))": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "2.5",
  },
  "& fieldset button": {
    ...filterChip,
    minHeight: { base: "target.touch", xl: "2rem" },
    px: { base: "3.5", xl: "2.5" },
    fontSize: { base: "1rem", xl: ".875rem" },
  },
  "& label": { display: "block", mb: "1", fontSize: ".8125rem", color: "fg.muted" },
  "& label + span": {
    display: "block",
    position: "relative",
    "& input": { height: { base: "2.75rem", xl: "2.5rem" }, paddingInlineEnd: "2.75rem" },
    "& span": {
      position: "absolute",
      insetEnd: "3.5",
      top: "50%",
      translate: "0 -50%",
      fontSize: ".875rem",
      color: "fg.muted",
      pointerEvents: "none",
    },
  },
});
