import { defineStyle } from "@chakra-ui/react";

/** A list of chips; narrow screens show one line, which is scrolled. */
export const oneLine = defineStyle({
  display: "flex",
  flexWrap: { base: "nowrap", sm: "wrap" },
  alignItems: "center",
  gap: "2",
  mx: { base: "calc(-1 * {spacing.gutter})", sm: "0" },
  px: { base: "gutter", sm: "0" },
  // Room for the outlines of focused chips.
  py: "1",
  overflowX: { base: "auto", sm: "visible" },
  scrollbarWidth: "none",
  "& > li": { flex: "none" },
});
