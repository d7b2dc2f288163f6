import { chakra } from "@chakra-ui/react";
import { CircleAlert, TriangleAlert } from "lucide-react";
import type { CalculatorField } from "#lib/page-data.ts";
import { LetterBadge } from "#ui/letter.tsx";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { MathText } from "../result/math-text.tsx";
import { inputId } from "./input-id.ts";

const TextInput = chakra("input", siteRecipes.input);
const Select = chakra("select", siteRecipes.input);
const Frame = chakra("div", {
  base: { display: "grid", gap: ".375rem", alignContent: "start", minWidth: "0" },
});
const Label = chakra("label", {
  base: { display: "flex", alignItems: "start", gap: "2", textStyle: "label" },
});
const Unit = chakra("span", {
  base: {
    position: "absolute",
    insetEnd: "3.5",
    top: "50%",
    translate: "0 -50%",
    color: "fg.muted",
    fontSize: ".9375rem",
    pointerEvents: "none",
  },
});
const Hint = chakra("p", { base: { textStyle: "caption", color: "fg.muted" } });
const NoteLine = chakra("p", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.125rem 1fr",
    gap: "1.5",
    textStyle: "caption",
    fontWeight: "500",
    // orange.700 of tokens.json, which the site's theme leaves out.
    color: "#8a4b18",
    "&[data-error]": { color: "fg.error" },
    "& svg": { width: "1.0625rem", height: "1.0625rem" },
  },
});

interface InputFieldProps {
  readonly field: CalculatorField;
  readonly error: string | undefined;
  readonly warnings: readonly string[];
}

/** Uncontrolled: text typed before hydration must survive it. */
export function InputField({ field, error, warnings }: InputFieldProps) {
  const { name, label, unit, symbol, hint, limits, isHalf, initial, inputMode, options } = field;
  const id = inputId(name);
  const parts = {
    unit: options === undefined && unit !== "",
    hint: hint !== undefined,
    notes: error !== undefined || warnings.length > 0,
  };
  const described = Object.entries(parts).flatMap(([part, isThere]) =>
    isThere ? `${id}-${part}` : [],
  );
  const common = {
    id,
    name,
    // In the address.
    "data-key": field.key,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <Frame gridColumn={isHalf ? undefined : "1 / -1"}>
      <Label htmlFor={id}>
        {label}
        {symbol ? (
          <LetterBadge ms="auto">
            <MathText text={symbol} />
          </LetterBadge>
        ) : null}
      </Label>
      {options ? (
        <Select {...common}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : (
        <chakra.div position="relative">
          <TextInput
            {...common}
            autoComplete="off"
            inputMode={inputMode}
            defaultValue={initial}
            style={{ paddingInlineEnd: `${unit.length / 2 + 1.75}rem` }}
          />
          <Unit id={`${id}-unit`}>{unit}</Unit>
        </chakra.div>
      )}
      {limits ? (
        // Messages name the limits; without JavaScript there are none.
        <Hint css={{ "@media (scripting: enabled)": { display: "none" } }}>{limits}</Hint>
      ) : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {parts.notes ? (
        <div id={`${id}-notes`}>
          {error === undefined ? null : (
            <NoteLine data-error="">
              <CircleAlert aria-hidden="true" />
              {error}
            </NoteLine>
          )}
          {warnings.map((text) => (
            <NoteLine key={text}>
              <TriangleAlert aria-hidden="true" />
              {text}
            </NoteLine>
          ))}
        </div>
      ) : null}
    </Frame>
  );
}
