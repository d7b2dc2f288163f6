import { chakra } from "@chakra-ui/react";
import type { NumberField } from "functions/domain/calculators/fields";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { spanishDecimal } from "#lib/format/decimals.ts";
import { Select, TextInput } from "#ui/form/controls.ts";
import { fieldId } from "#ui/form/field-spec.ts";
import { FieldError } from "#ui/form/form-field.tsx";
import { MathText } from "./math-text.tsx";
import type { FieldView, Options } from "./views.ts";

const Frame = chakra("div", {
  base: { display: "grid", gap: ".375rem", alignContent: "start", minWidth: "0" },
});
const Label = chakra("label", {
  base: { display: "flex", flexWrap: "wrap", gap: ".25rem", textStyle: "label" },
});
/** As in the formulas and the drawings. */
export const Letter = chakra("span", {
  base: {
    px: "1.5",
    borderRadius: "sm",
    bg: "brand.subtle",
    color: "brand.fg",
    fontSize: ".8125rem",
    fontWeight: "550",
    lineHeight: "1.25rem",
    whiteSpace: "nowrap",
    "& sub": { lineHeight: "0" },
  },
});
const Hint = chakra("p", { base: { textStyle: "caption", color: "fg.muted" } });
const Warning = chakra("p", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.125rem 1fr",
    gap: "2",
    textStyle: "caption",
    // orange.700 of tokens.json, which the site's theme leaves out.
    color: "#8a4b18",
    "& svg": { width: "1.0625rem", height: "1.0625rem" },
  },
});

interface InputFieldProps {
  readonly view: FieldView;
  /** Absent for a list. */
  readonly field: NumberField | undefined;
  readonly unit: string | undefined;
  readonly options: Options | undefined;
  readonly error: string | undefined;
  readonly warnings: readonly string[];
}

/** Uncontrolled: text typed before hydration must survive it. */
export function InputField({ view, field, options, error, warnings, ...props }: InputFieldProps) {
  const id = fieldId("calculo", view.name);
  const unit = props.unit ?? field?.unit ?? "";
  const notes: readonly (readonly [string, ReactNode])[] = [
    ["hint", view.hint && <Hint>{view.hint}</Hint>],
    ["error", error && <FieldError>{error}</FieldError>],
    ["warning", warnings.map((text) => <WarningLine key={text} text={text} />)],
  ];
  const given = notes.filter(([, note]) => (Array.isArray(note) ? note.length > 0 : note));
  const described = [...(unit === "" ? [] : ["unit"]), ...given.map(([name]) => name)];
  const common = {
    id,
    name: view.name,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described.map((name) => `${id}-${name}`).join(" ") || undefined,
  };
  return (
    <Frame gridColumn={view.isHalf ? undefined : "1 / -1"}>
      <Label htmlFor={id}>
        {field?.label ?? view.label}
        {view.symbol ? (
          <Letter ms="auto">
            <MathText text={view.symbol} />
          </Letter>
        ) : null}
      </Label>
      {options ? (
        <Select {...common}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <chakra.div position="relative">
          <TextInput
            {...common}
            autoComplete="off"
            inputMode={inputModeOf(field)}
            defaultValue={String(field?.initial ?? "").replace(".", ",")}
            style={{ paddingInlineEnd: `${unit.length / 2 + 1.75}rem` }}
          />
          <chakra.span
            id={`${id}-unit`}
            position="absolute"
            insetEnd="3.5"
            top="50%"
            translate="0 -50%"
            color="fg.muted"
            fontSize=".9375rem"
            pointerEvents="none"
          >
            {unit}
          </chakra.span>
        </chakra.div>
      )}
      {field ? <Limits field={field} unit={unit} /> : null}
      {given.map(([name, note]) => (
        <div key={name} id={`${id}-${name}`}>
          {note}
        </div>
      ))}
    </Frame>
  );
}

function WarningLine({ text }: { readonly text: string }) {
  return (
    <Warning>
      <TriangleAlert aria-hidden="true" />
      {text}
    </Warning>
  );
}

/** Messages name the limits; without JavaScript there are none. */
function Limits({ field, unit }: { readonly field: NumberField; readonly unit: string }) {
  const [min, max] = [spanishDecimal(field.min), spanishDecimal(field.max)];
  return (
    <Hint css={{ "@media (scripting: enabled)": { display: "none" } }}>
      {`${field.isAboveMin ? `Más de ${min} y hasta` : `De ${min} a`} ${max} ${unit}`}
    </Hint>
  );
}

/** The number keys of phones have no sign. */
function inputModeOf(field: NumberField | undefined) {
  if (field?.isWhole) return "numeric";
  return field && field.min < 0 ? "text" : "decimal";
}
