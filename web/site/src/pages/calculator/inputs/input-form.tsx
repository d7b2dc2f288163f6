import { chakra } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import type { RefObject } from "react";
import type { CalculatorGroup } from "#lib/page-data.ts";
import { TextButton } from "#ui/text-button.tsx";
import type { Note } from "../kinds/views.ts";
import { content } from "./content.ts";
import { InputField } from "./input-field.tsx";
import type { Inputs } from "./use-inputs.ts";

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
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly label: string;
  readonly inputs: Inputs;
  readonly groups: readonly CalculatorGroup[];
  readonly errors: readonly Note[];
  readonly warnings: readonly Note[];
}

export function InputForm({ ref, label, inputs, groups, errors, warnings }: InputFormProps) {
  const getMessages = (notes: readonly Note[], name: string) =>
    notes.filter(({ field }) => field === name).map(({ message }) => message);
  return (
    <Form
      {...inputs.events}
      ref={ref}
      aria-label={label}
      data-reads-query=""
      onSubmit={(event) => event.preventDefault()}
    >
      {groups.map(({ legend, isOptional, fields }) => (
        <fieldset key={legend}>
          <legend>
            {legend}
            {isOptional ? (
              <chakra.span fontWeight="400" fontSize=".8125rem" color="fg.muted">
                {` · ${content.optional}`}
              </chakra.span>
            ) : null}
          </legend>
          {fields.map((field) => (
            <InputField
              key={field.name}
              field={field}
              error={getMessages(errors, field.name)[0]}
              warnings={getMessages(warnings, field.name)}
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
