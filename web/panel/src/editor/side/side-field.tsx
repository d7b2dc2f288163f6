import { Field, Flex, Input, Text, Textarea } from "@chakra-ui/react";
import type { ClipboardEvent, ReactNode } from "react";

export interface SideFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly help?: ReactNode;
  readonly counter?: string;
  readonly rows?: number;
  readonly type?: "text" | "url" | "datetime-local";
  readonly mono?: boolean;
  readonly lang?: string;
  readonly onBlur?: () => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

export function SideField(props: SideFieldProps) {
  const {
    label,
    value,
    onChange,
    problem,
    help,
    counter,
    rows,
    type = "text",
    mono,
    lang,
    onBlur,
    onPaste,
  } = props;
  const common = {
    value,
    ...(lang === undefined ? {} : { lang }),
    ...(mono ? { fontFamily: "mono", spellCheck: false } : {}),
    ...(onBlur === undefined ? {} : { onBlur }),
    ...(onPaste === undefined ? {} : { onPaste }),
  };
  return (
    <Field.Root invalid={problem !== undefined}>
      <Flex w="full" justify="space-between" align="baseline" gap="2">
        <Field.Label>{label}</Field.Label>
        {counter === undefined ? null : (
          <Text as="span" textStyle="caption" color="fg.muted">
            {counter}
          </Text>
        )}
      </Flex>
      {rows === undefined ? (
        <Input {...common} type={type} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Textarea
          {...common}
          rows={rows}
          autoresize
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Field.ErrorText>{problem}</Field.ErrorText>
      {help === undefined ? null : <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
