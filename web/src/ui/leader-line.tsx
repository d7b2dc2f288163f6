import { chakra } from "@chakra-ui/react";
import type { CSSProperties } from "react";

const Line = chakra("p", {
  base: {
    position: "absolute",
    zIndex: 2,
    display: "flex",
    alignItems: "center",
    translate: "0 -50%",
    fontSize: { base: ".75rem", sm: ".8125rem" },
    fontWeight: "560",
    lineHeight: "1.25",
    color: "fg",
    "&[data-left]": { flexDirection: "row-reverse" },
    "&[data-wide]": { display: { base: "none", sm: "flex" } },
    "& i": {
      flex: "none",
      width: ".625rem",
      height: ".625rem",
      borderRadius: "50%",
      bg: "white",
      border: "2px solid {colors.brand.solid}",
      boxShadow: "0 0 0 4px rgba(255,255,255,.28)",
    },
    "& b": {
      flex: "none",
      height: "1px",
      width: { base: "calc(var(--length) * .45)", sm: "var(--length)" },
      bg: "white",
    },
    "& span": {
      padding: { base: ".25rem .5rem", sm: ".375rem .625rem" },
      borderRadius: "md",
      bg: "rgba(255,255,255,.94)",
      whiteSpace: "nowrap",
    },
    "& small": {
      display: { base: "none", sm: "block" },
      fontSize: ".75rem",
      fontWeight: "400",
      color: "fg.muted",
    },
  },
});

interface LeaderLineProps {
  /** Where the point is: `left` draws the label to its right, `right` to its left. */
  readonly left?: string;
  readonly right?: string;
  readonly top: string;
  readonly length: string;
  readonly text: string;
  /** A second, smaller line; not on phones. */
  readonly detail?: string;
  /** Hidden on phones, where three labels crowd the picture. */
  readonly wideOnly?: boolean;
}

/** A note on the picture, as on a drawing: point, line, label. It repeats a claim of the text. */
export function LeaderLine({ left, right, top, length, text, detail, wideOnly }: LeaderLineProps) {
  return (
    <Line
      // Positions are attributes: three rules of style for three labels would weigh more.
      style={{ top, left, right, "--length": length } as CSSProperties}
      {...(right === undefined ? {} : { "data-left": "" })}
      {...(wideOnly ? { "data-wide": "" } : {})}
    >
      <i />
      <b />
      <span>
        {text}
        {detail ? <small>{detail}</small> : null}
      </span>
    </Line>
  );
}
