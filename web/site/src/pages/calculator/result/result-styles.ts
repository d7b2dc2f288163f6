import { chakra } from "@chakra-ui/react";

export const Panel = chakra("section", {
  base: {
    borderRadius: "media",
    bg: "bg.subtle",
    padding: { base: "5", sm: "1.75rem 2rem 2rem" },
  },
});
/** Formulas and notice: beside the form they continue the panel of the result, on phones they follow the references. */
export const WorkingPanel = chakra("section", {
  base: {
    borderRadius: "media",
    bg: "bg.subtle",
    padding: { base: "5", sm: "1.75rem 2rem 2rem" },
    mt: { base: "8", lg: "0" },
    lg: { gridColumn: "2", gridRow: "2", borderTopRadius: 0, pt: 0 },
  },
});
export const FigureLine = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: ".25rem .75rem",
    color: "fg.muted",
    fontSize: "1.0625rem",
    "& output": { textStyle: "display.lg", color: "fg" },
  },
});
export const Formulas = chakra("dl", {
  base: {
    display: "grid",
    gap: "4",
    pt: { lg: "5" },
    borderTop: { lg: "1px solid {colors.border.emphasized}" },
    "& > div": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0,1fr)", sm: "9.5rem minmax(0,1fr)" },
      gap: ".25rem 1.25rem",
      alignItems: "baseline",
    },
    "& dt": { fontSize: ".875rem", color: "fg.muted" },
    "& dd": { fontSize: "1.0625rem", lineHeight: "1.5" },
    "& p": { fontSize: ".9375rem", color: "fg.muted", mt: "1.5" },
    "& summary": { fontSize: ".9375rem", color: "fg.link", cursor: "pointer", py: ".25rem" },
    "& p > b": { color: "fg", fontWeight: "600" },
    "& sub, & sup": { fontSize: ".72em", lineHeight: "0" },
  },
});
export const Notice = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.25rem 1fr",
    gap: "3",
    mt: "6",
    padding: ".875rem 1rem",
    borderRadius: "l2",
    bg: "brand.subtle",
    fontSize: ".9375rem",
    lineHeight: "1.5",
    "& svg": { width: "1.25rem", height: "1.25rem", color: "brand.fg" },
    "& > div": { display: "grid", gap: "1.5" },
  },
});
