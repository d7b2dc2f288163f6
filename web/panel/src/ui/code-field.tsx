import { Field, Input } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly isLarge?: boolean;
  /** It appears as the next step, or has a new error. */
  readonly hasFocus?: boolean;
}

/** A field for the code of an authenticator app. */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, error, isLarge = false, hasFocus = false } = props;
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error draws the focus
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus, error]);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>Code</Field.Label>
      <Input
        ref={field}
        {...(isLarge ? { h: "11", fontSize: "md" } : {})}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        fontVariantNumeric="tabular-nums"
        letterSpacing="0.1em"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
