import { chakra } from "@chakra-ui/react";
import { type FieldSpec, fieldId } from "kit/ui/field-spec";
import type { ReactNode } from "react";
import { Select, TextArea, TextInput } from "./controls.ts";
import { AlertIcon } from "./form-icons.tsx";
import { messages } from "./messages.ts";

interface FormFieldProps {
  readonly field: FieldSpec;
  readonly form: string;
  readonly error: string | undefined;
}

export function FormField({ field, form, error }: FormFieldProps) {
  const id = fieldId(form, field.name);
  return (
    <FieldFrame id={id} {...field}>
      <Control field={field} id={id} errorId={error === undefined ? undefined : `${id}-error`} />
      {error !== undefined && (
        <chakra.p
          id={`${id}-error`}
          display="flex"
          gap="0.375rem"
          alignItems="flex-start"
          textStyle="caption"
          fontWeight="500"
          color="fg.error"
        >
          <chakra.span flex="none" marginTop="0.06rem">
            <AlertIcon size={16} />
          </chakra.span>
          {error}
        </chakra.p>
      )}
    </FieldFrame>
  );
}

interface FieldFrameProps extends Partial<Pick<FieldSpec, "required" | "wide">> {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, required, wide, children }: FieldFrameProps) {
  return (
    <chakra.div
      display="grid"
      gap="0.375rem"
      alignContent="start"
      minWidth="0"
      gridColumn={wide ? "1 / -1" : undefined}
    >
      <chakra.label
        htmlFor={id}
        textStyle="label"
        color="fg"
        display="flex"
        alignItems="baseline"
        gap="0.25rem"
      >
        {label}
        {required ? (
          <chakra.span aria-hidden="true" color="fg.error">
            *
          </chakra.span>
        ) : (
          <chakra.span color="fg.subtle" fontWeight="400" fontSize="0.8125rem" marginStart="auto">
            {messages.optional}
          </chakra.span>
        )}
      </chakra.label>
      {children}
    </chakra.div>
  );
}

interface ControlProps {
  readonly field: FieldSpec;
  readonly id: string;
  readonly errorId: string | undefined;
}

/** Uncontrolled: text typed before hydration must survive it. */
function Control({ field, id, errorId }: ControlProps) {
  const common = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete ?? "off",
    "aria-invalid": errorId === undefined ? undefined : true,
    "aria-describedby": errorId,
  };
  if (field.kind === "select") {
    return (
      <Select {...common}>
        <option value="">{field.placeholder}</option>
        {field.options?.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === "textarea") {
    return <TextArea {...common} rows={field.rows ?? 5} placeholder={field.placeholder} />;
  }
  return (
    <TextInput
      {...common}
      type={field.kind}
      inputMode={field.kind}
      placeholder={field.placeholder}
    />
  );
}
