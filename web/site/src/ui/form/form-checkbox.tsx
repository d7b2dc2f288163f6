import { chakra } from "@chakra-ui/react";
import { fieldId } from "kit/ui/field-spec";
import type { ReactNode } from "react";

interface FormCheckboxProps {
  readonly form: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export function FormCheckbox({ form, name, error, children }: FormCheckboxProps) {
  const id = fieldId(form, name);
  return (
    <div>
      <chakra.label
        htmlFor={id}
        display="flex"
        gap="2.5"
        alignItems="flex-start"
        textStyle="caption"
        color="fg.muted"
        cursor="pointer"
      >
        <chakra.input
          id={id}
          name={name}
          type="checkbox"
          flex="none"
          width="1.5rem"
          height="1.5rem"
          marginTop="-0.1875rem"
          accentColor="{colors.brand.solid}"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{children}</span>
      </chakra.label>
      {error !== undefined && (
        <chakra.p id={`${id}-error`} textStyle="caption" fontWeight="500" color="fg.error">
          {error}
        </chakra.p>
      )}
    </div>
  );
}
