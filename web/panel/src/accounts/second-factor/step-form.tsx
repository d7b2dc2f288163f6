import { Alert, Button, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { CodeField } from "#ui/code-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { messages } from "./messages.ts";
import type { Step } from "./use-step.ts";

interface StepFormProps {
  readonly step: Step;
  readonly words: { readonly submit: string; readonly busy: string };
  readonly palette?: "brand" | "red";
  readonly onCancel: (() => void) | undefined;
  /** What stands above the fields. */
  readonly children?: ReactNode;
}

export function StepForm({ step, words, palette = "brand", onCancel, children }: StepFormProps) {
  const { form, fields, change, errors, problem, busy, submit } = step;
  return (
    <chakra.form ref={form} noValidate display="grid" gap="4" onSubmit={submit}>
      {children}
      {fields.password === undefined ? null : (
        <PasswordField
          label={messages.password.label}
          autoComplete="current-password"
          value={fields.password}
          onChange={(password) => change({ password })}
          error={errors.password}
        />
      )}
      {fields.code === undefined ? null : (
        <CodeField value={fields.code} onChange={(code) => change({ code })} error={errors.code} />
      )}
      {problem === undefined ? null : (
        <Alert.Root status="error" size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="500">{problem}</Alert.Title>
        </Alert.Root>
      )}
      <Flex gap="3" wrap="wrap">
        <BusyButton type="submit" colorPalette={palette} busy={busy} busyText={words.busy}>
          {words.submit}
        </BusyButton>
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            {messages.cancel}
          </Button>
        ) : null}
      </Flex>
    </chakra.form>
  );
}
