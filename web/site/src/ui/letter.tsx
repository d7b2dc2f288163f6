import { chakra } from "@chakra-ui/react";

/** Of a letter or a symbol of a formula. */
export const LetterBadge = chakra("i", {
  base: {
    display: "inline-block",
    minWidth: "1.5rem",
    height: "1.25rem",
    lineHeight: "1.25rem",
    px: "1",
    textAlign: "center",
    verticalAlign: "middle",
    borderRadius: "sm",
    bg: "brand.subtle",
    color: "brand.fg",
    fontSize: ".8125rem",
    fontWeight: "600",
    fontStyle: "normal",
    "& sub": {
      fontSize: ".78em",
      verticalAlign: "baseline",
      position: "relative",
      top: ".25em",
      lineHeight: "0",
    },
  },
});

/** A letter of the drawing: d1 is shown as d₁. */
export function Letter({ letter }: { readonly letter: string }) {
  const [, name = letter, index] = /^(\D+)(\d+)$/.exec(letter) ?? [];
  return (
    <LetterBadge>
      {name}
      {index === undefined ? null : <sub>{index}</sub>}
    </LetterBadge>
  );
}
