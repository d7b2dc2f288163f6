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
    paddingInline: "0 .375rem",
    "&[data-left]": { flexDirection: "row-reverse", paddingInline: ".375rem 0" },
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
  /** `left` draws the label to the right of its point, `right` to the left. */
  readonly left?: string;
  readonly right?: string;
  readonly top: string;
  readonly length: string;
  readonly text: string;
  readonly detail?: string;
  /** Hidden on phones. */
  readonly wideOnly?: boolean;
}

/** A label with a line to a point of the picture. */
export function LeaderLine({ left, right, top, length, text, detail, wideOnly }: LeaderLineProps) {
  return (
    <Line
      // Smaller than one CSS rule per label.
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
