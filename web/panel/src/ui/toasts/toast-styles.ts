/** Important, because the toast library sets "auto" as an inline style. */
const PASSED = "none !important" as "none";
/**
 * A press that began before the toast arrived ends where it began. The time is a delay, because the panel shortens
 * all durations for reduced motion.
 */
const LATE = "pointer-events 0s .4s allow-discrete";

const box = {
  display: "flex",
  alignItems: "flex-start",
  gap: ".75rem",
  width: { base: "100%", md: "24rem" },
  padding: ".875rem 2.75rem .875rem 1rem",
  borderRadius: "12px",
  borderWidth: "1px",
  boxShadow: "lg",
  overflowWrap: "anywhere",
  translate: "var(--x) var(--y)",
  scale: "var(--scale)",
  zIndex: "var(--z-index)",
  height: "var(--height)",
  opacity: "var(--opacity)",
  willChange: "translate, opacity, scale",
  transition: `translate .2s, scale .2s, opacity .2s, height .2s, ${LATE}`,
  "& button": { transition: LATE },
  "@starting-style": { "&, & button": { pointerEvents: PASSED } },
} as const;

/** On narrow screens what it covers can be pressed; under a resting pointer it would never end. */
export const successBox = {
  ...box,
  background: "bg.panel",
  color: "fg",
  borderColor: "border",
  pointerEvents: { mdDown: PASSED },
} as const;
export const errorBox = {
  ...box,
  background: "red.solid",
  color: "red.contrast",
  borderColor: "red.solid",
};

export const actionButton = {
  pointerEvents: "auto",
  minHeight: "2rem",
  marginTop: ".375rem",
  fontSize: ".875rem",
  fontWeight: 600,
  color: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
} as const;

export const closeButton = {
  pointerEvents: "auto",
  position: "absolute",
  top: ".5rem",
  insetInlineEnd: ".5rem",
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  padding: 0,
  borderRadius: "8px",
  color: "inherit",
  cursor: "pointer",
  _hover: { background: "rgb(127 127 127 / .18)" },
} as const;
