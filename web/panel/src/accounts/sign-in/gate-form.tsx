import { Alert, chakra, Field, Input } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { messages } from "./messages.ts";

interface GateFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly problem: string | undefined;
  readonly submit: string;
  readonly busy: boolean;
  readonly busyText: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

export function GateForm(props: GateFormProps) {
  const { ref, problem, submit, busy, busyText, onSubmit, children } = props;
  return (
    <chakra.form
      {...(ref === undefined ? {} : { ref })}
      noValidate
      display="grid"
      gap="4.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <FormNote text={problem} />
      {children}
      <BusyButton
        type="submit"
        h="12"
        mt="1.5"
        textStyle="body"
        fontWeight="600"
        busy={busy}
        busyText={busyText}
      >
        {submit}
      </BusyButton>
    </chakra.form>
  );
}

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error: string | undefined;
}

export function EmailField({ value, onChange, error }: EmailFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{messages.email}</Field.Label>
      <Input
        h="11"
        fontSize="md"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface FormNoteProps {
  readonly text: string | undefined;
  readonly status?: "error" | "success" | "warning";
}

export function FormNote({ text, status = "error" }: FormNoteProps) {
  if (text === undefined) return null;
  return (
    <Alert.Root status={status} size="sm" alignItems="center">
      <Alert.Indicator />
      <Alert.Title textStyle="ui" fontWeight="500">
        {text}
      </Alert.Title>
    </Alert.Root>
  );
}
