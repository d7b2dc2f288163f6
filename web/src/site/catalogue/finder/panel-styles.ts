import { defineStyle } from "@chakra-ui/react";
import { filterChip } from "#ui/site/filter-chip.ts";

const NO_SCRIPT = "@media (scripting: none)";

export const panelStyles = defineStyle({
  [NO_SCRIPT]: { display: "none" },
  border: { base: "1px solid {colors.border}", xl: "0" },
  borderRadius: "l3",
  "& > summary": {
    display: { base: "flex", xl: "none" },
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "target.touch",
    fontWeight: "560",
    cursor: "pointer",
    "& svg": { width: "1.125rem", height: "1.125rem" },
  },
  // Wide screens show the filters of a closed panel, too.
  xl: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
  "@supports not selector(::details-content)": { "& > summary": { display: "flex" } },
  "& fieldset": {
    minWidth: 0,
    px: { base: "4", xl: "0" },
    py: "4",
    borderTop: "1px solid {colors.border}",
  },
  "& fieldset:first-of-type": { xl: { borderTop: "0", pt: "0" } },
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
  "& button": {
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
