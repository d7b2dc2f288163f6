/** Grows with its text; a browser without `field-sizing` shows a box with a handle to drag. */
export const sourceField = {
  fieldSizing: "content",
  minHeight: "400px",
  padding: "10px",
  fontFamily: "mono",
  fontSize: ".8125rem",
  lineHeight: "1.7",
  resize: "none",
  "@supports not (field-sizing: content)": { height: "70svh", resize: "vertical" },
} as const;

/** Of a field with a problem; empty for others. */
export interface Invalid {
  readonly "aria-invalid"?: "true";
  readonly "aria-describedby"?: string;
}
