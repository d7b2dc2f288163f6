import { chakra } from "@chakra-ui/react";
import type { NumberField } from "functions/domain/calculators/fields";
import { RotateCcw } from "lucide-react";
import type { CalculatorId } from "#lib/paths.ts";
import { calculators, content } from "./content.ts";
import { InputField } from "./input-field.tsx";
import { TextButton } from "./text-button.tsx";
import type { Inputs } from "./use-inputs.ts";
import type { FieldGroup, Note, Options } from "./views.ts";

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "5",
    border: "1px solid {colors.border}",
    borderRadius: "media",
    padding: { base: "5", sm: "7" },
    "& fieldset": {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "1.25rem 1rem",
      minWidth: "0",
    },
    "& fieldset + fieldset, & > p": { borderTop: "1px solid {colors.border}", pt: "5" },
    // A float takes part in the grid; a legend does not.
    "& legend": { float: "left", gridColumn: "1 / -1", fontWeight: "600" },
    "& > p": { "@media (scripting: none)": { display: "none" } },
  },
});

interface InputFormProps {
  readonly id: CalculatorId;
  readonly inputs: Pick<Inputs<string>, "form" | "events" | "reset">;
  readonly fields: Readonly<Record<string, NumberField>>;
  readonly groups: readonly FieldGroup[];
  readonly units?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, Options>>;
  readonly errors: readonly Note[];
  readonly warnings: readonly Note[];
}

export function InputForm(props: InputFormProps) {
  const { id, inputs, fields, groups, units, options, errors, warnings } = props;
  const messageOf = (notes: readonly Note[], name: string) =>
    notes.filter(({ field }) => field === name).map(({ message }) => message);
  return (
    <Form
      {...inputs.events}
      ref={inputs.form}
      aria-label={calculators[id].inputs}
      data-reads-query=""
      onSubmit={(event) => event.preventDefault()}
    >
      {groups.map(({ legend, isOptional, fields: views }) => (
        <fieldset key={legend}>
          <legend>
            {legend}
            {isOptional ? (
              <chakra.span fontWeight="400" fontSize=".8125rem" color="fg.muted">
                {` · ${content.optional}`}
              </chakra.span>
            ) : null}
          </legend>
          {views.map((view) => (
            <InputField
              key={view.name}
              view={view}
              field={fields[view.name]}
              unit={units?.[view.name]}
              options={options?.[view.name]}
              error={messageOf(errors, view.name)[0]}
              warnings={messageOf(warnings, view.name)}
            />
          ))}
        </fieldset>
      ))}
      <p data-screen-only="">
        <TextButton type="button" onClick={inputs.reset}>
          <RotateCcw aria-hidden="true" />
          {content.reset}
        </TextButton>
      </p>
    </Form>
  );
}
