import { defineStyle } from "@chakra-ui/react";
import { filterChip } from "#ui/site/filter-chip.ts";

const NO_SCRIPT = "@media (scripting: none)";

/** Filters beside the results, or in a panel that opens above them. */
export const finderColumns = defineStyle({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0,1fr)", xl: "16.5rem minmax(0,1fr)" },
  gap: { base: "4", xl: "2.5rem" },
  alignItems: "start",
  [NO_SCRIPT]: { display: "block" },
});

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
  "& [data-choices]": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  "& [data-choices] button": {
    ...filterChip,
    minHeight: { base: "target.touch", xl: "2rem" },
    px: { base: "3.5", xl: "2.5" },
    fontSize: { base: "1rem", xl: ".875rem" },
  },
  "& [data-fields]": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "2.5" },
});
