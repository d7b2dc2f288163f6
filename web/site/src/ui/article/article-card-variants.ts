const onPicture = {
  "& [data-share]": {
    position: "absolute",
    top: "3",
    right: "3",
    p: ".1875rem",
    boxShadow: "md",
    opacity: 0,
    transform: "translateY(-4px)",
  },
  "&:hover [data-share], &:focus-within [data-share]": {
    opacity: 1,
    transform: "none",
    // Browsers print hidden elements in mid-transition.
    transition: "opacity .14s, transform .14s",
  },
  "@media (hover: none)": { "& [data-share]": { opacity: 1, transform: "none" } },
} as const;

/** Search matches. */
export const MARK = { bg: "brand.muted", color: "fg", borderRadius: "sm" } as const;

/** Most read, the two after it, all others. */
export const CARD_VARIANTS = {
  lead: {
    media: { flex: { lg: "1" }, minHeight: 0, aspectRatio: "16 / 9.6", mb: "4" },
    title: "heading.md",
    sizes: "(min-width: 1024px) 43rem, 92vw",
    frame: { ...onPicture, height: "100%" },
  },
  duo: {
    media: { aspectRatio: { base: "16 / 9", lg: "16 / 7.4" }, mb: ".875rem", borderRadius: "xl" },
    title: "heading.sm",
    sizes: "(min-width: 1024px) 32rem, 92vw",
    frame: onPicture,
  },
  grid: {
    media: {
      aspectRatio: { base: "4 / 3", sm: "16 / 9" },
      mb: { base: 0, sm: "4" },
      gridRow: { base: "span 4", sm: "auto" },
      alignSelf: { base: "start", sm: "auto" },
      borderRadius: { base: "lg", sm: "xl" },
    },
    title: "heading.xs",
    sizes: "(min-width: 1024px) 19rem, (min-width: 640px) 46vw, 116px",
    frame: {
      "@media (max-width: 639.9px)": {
        display: "grid",
        gridTemplateColumns: "7.25rem minmax(0, 1fr)",
        columnGap: "4",
        py: "4",
        borderTop: "1px solid {colors.border}",
        "& [data-share]": { mt: "1", ml: "-.5rem" },
      },
      "@media (min-width: 640px)": onPicture,
    },
  },
} as const;
