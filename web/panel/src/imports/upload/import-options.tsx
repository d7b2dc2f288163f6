import { Field, Grid, Input, NativeSelect, Switch, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messages } from "./shared/messages.ts";
import type { ImportForm } from "./validation/import-state.ts";

interface ImportOptionsProps {
  readonly form: ImportForm;
  readonly disabled: boolean;
  readonly edit: (change: Partial<ImportForm>) => void;
}

export function ImportOptions({ form, disabled, edit }: ImportOptionsProps) {
  return (
    <Grid
      as="fieldset"
      aria-label={messages.options}
      border="0"
      mt="5"
      p="0"
      gap="5"
      templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
    >
      <Switch.Root
        size="sm"
        colorPalette="green"
        alignItems="flex-start"
        disabled={disabled}
        checked={form.publish}
        onCheckedChange={({ checked }) => edit({ publish: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control mt="0.5" />
        <Switch.Label fontWeight="550">
          {messages.publish}
          <Text as="span" display="block" textStyle="caption" fontWeight="400" color="fg.muted">
            {messages.publishHint}
          </Text>
        </Switch.Label>
      </Switch.Root>
      <Choice
        label={messages.dates}
        value={form.date_mode}
        texts={messages.dateModes}
        disabled={disabled}
        onChange={(date_mode: ImportForm["date_mode"]) => edit({ date_mode })}
      />
      <Choice
        label={messages.conflict}
        value={form.on_conflict}
        texts={messages.conflicts}
        disabled={disabled}
        onChange={(on_conflict: ImportForm["on_conflict"]) => edit({ on_conflict })}
      />
      {form.date_mode === "spread" ? (
        <>
          <Day
            label={messages.from}
            value={form.from}
            disabled={disabled}
            onChange={(from) => edit({ from })}
          />
          <Day
            label={messages.to}
            value={form.to}
            disabled={disabled}
            onChange={(to) => edit({ to })}
          />
        </>
      ) : null}
    </Grid>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly texts: Readonly<Record<Value, string>>;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  label,
  value,
  texts,
  disabled,
  onChange,
}: ChoiceProps<Value>) {
  const values = Object.keys(texts) as Value[];
  return (
    <Field.Root disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm" disabled={disabled}>
        <NativeSelect.Field
          value={value}
          onChange={({ target }) => {
            const chosenOption = values.find((value) => value === target.value);
            if (chosenOption) onChange(chosenOption);
          }}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {texts[value]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, disabled, onChange }: DayProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Field.Root required disabled={disabled}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Input
        type="date"
        size="sm"
        value={value}
        max={today}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field.Root>
  );
}
