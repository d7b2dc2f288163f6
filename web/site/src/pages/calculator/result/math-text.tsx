import { chakra } from "@chakra-ui/react";

const PART = /\{([^{|}]*)\|([^{}]*)\}|_([\p{L}\p{Nd}]+)|\^([\p{L}\p{Nd}]+)/gu;

const Fraction = chakra("span", {
  base: {
    display: "inline-grid",
    justifyItems: "center",
    verticalAlign: "middle",
    lineHeight: "1.25",
    mx: ".125rem",
    "& > span": { px: ".375rem" },
    "& > span:first-of-type": {
      borderBottom: "1.5px solid currentColor",
      pb: ".125rem",
      mb: ".125rem",
    },
  },
});

/** @param text `{a|b}` is a fraction, `x_ef` has an index, `x^3` a power */
export function MathText({ text }: { readonly text: string }) {
  let end = 0;
  const parts = [...text.matchAll(PART)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    const [, top, bottom = "", index, power] = match;
    return (
      <chakra.span key={match.index}>
        {before}
        {top === undefined ? null : (
          <Fraction>
            <span>
              <MathText text={top} />
            </span>
            <chakra.b srOnly> / </chakra.b>
            <span>
              <MathText text={bottom} />
            </span>
          </Fraction>
        )}
        {index === undefined ? null : <sub>{index}</sub>}
        {power === undefined ? null : <sup>{power}</sup>}
      </chakra.span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
