import { chakra } from "@chakra-ui/react";
import { spanish } from "functions/domain/catalogue/finder/criterion";
import { useId, useState } from "react";
import { siteRecipes } from "#ui/site/theme/recipes.ts";
import { numberIn } from "./state.ts";

const Input = chakra("input", siteRecipes.input);
const Frame = chakra("div", {
  base: {
    minWidth: 0,
    "& label": { display: "block", mb: "1", fontSize: ".8125rem", color: "fg.muted" },
    "& > span": { display: "block", position: "relative" },
    "& input": { height: { base: "2.75rem", xl: "2.5rem" }, paddingInlineEnd: "2.75rem" },
    "& span span": {
      position: "absolute",
      insetEnd: "3.5",
      top: "50%",
      translate: "0 -50%",
      fontSize: ".875rem",
      color: "fg.muted",
      pointerEvents: "none",
    },
  },
});

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** Keeps what is typed, as "12," on the way to "12,5". */
export function NumberField({ name, label, unit, value, onChange }: NumberFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [shown, setShown] = useState<number>();
  if (value !== shown) {
    setShown(value);
    if (numberIn(text) !== value) setText(value === undefined ? "" : spanish(value));
  }
  const isWrong = text.trim() !== "" && numberIn(text) === undefined;
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <span>
        <Input
          id={id}
          name={name}
          inputMode="text"
          autoComplete="off"
          aria-describedby={`${id}-unit`}
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onChange(numberIn(event.target.value));
          }}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
    </Frame>
  );
}
