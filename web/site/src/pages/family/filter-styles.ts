import { defineStyle } from "@chakra-ui/react";
import type { Filter } from "#catalogue/family-filters.ts";
import { chosenChip, filterChip } from "#ui/filter-chip.ts";

export const panelStyles = defineStyle({
  border: "1px solid {colors.border}",
  borderRadius: "media",
  mb: "4",
  "& summary": {
    display: { base: "flex", lg: "none" },
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "target.touch",
    fontWeight: "560",
    cursor: "pointer",
    "& svg": { width: "1.125rem", height: "1.125rem" },
  },
  // Wide screens show the filters of a closed panel, too.
  lg: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
  "@supports not selector(::details-content)": { "& summary": { display: "flex" } },
  "& fieldset": {
    display: "grid",
    minWidth: 0,
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "11rem minmax(0,1fr)" },
    gap: ".5rem 1.25rem",
    alignItems: "center",
    px: { base: "4", sm: "6" },
    py: "2.5",
    borderBottom: "1px solid {colors.border}",
    "& > p:first-of-type": { fontSize: ".875rem", fontWeight: "550", lineHeight: "1.3" },
    "& > p:last-of-type": { display: "flex", flexWrap: "wrap", gap: "2" },
  },
  "& small": { fontSize: ".8125rem", fontWeight: "400", color: "fg.muted" },
  "& fieldset + a": {
    display: "block",
    px: { base: "4", sm: "6" },
    py: "3",
    textAlign: "end",
    fontSize: ".875rem",
    fontWeight: "550",
    color: "fg.link",
    _hover: { textDecoration: "underline" },
  },
  "& fieldset:last-child": { borderBottom: 0 },
  "& [data-filter] a": {
    ...filterChip,
    // A chosen link stays where it was pressed.
    scrollMarginTop: "50vh",
  },
});

/** Of the filters with the table: without JavaScript the value that is the :target hides other rows. */
export function targetStyles(filters: readonly Filter[]): Record<string, object> {
  const styles: Record<string, object> = {
    "&:not([data-scripted]) [data-filter] a:is(:target, :target:hover)": {
      ...chosenChip,
      "& small": { color: "inherit" },
    },
    "&[data-chosen] [data-clear], &:not([data-scripted]):has([data-filter] a:target) [data-clear]":
      {
        visibility: "visible",
      },
  };
  filters.forEach(({ slug, values, isMinimum }, filter) => {
    values.forEach((value, index) => {
      const marks = values.flatMap((_, other) =>
        other === index || (isMinimum && other > index) ? `.${markClass(filter, other)}` : [],
      );
      const target = `&:not([data-scripted]):has(#${slug}_${value.slug}:target)`;
      styles[`${target} tbody tr:not(${marks.join()})`] = { display: "none" };
    });
  });
  return styles;
}

/** Of rows: "b2" has the third value of the second filter. */
export function markClass(filter: number, value: number): string {
  return String.fromCharCode(97 + filter) + String(value);
}
