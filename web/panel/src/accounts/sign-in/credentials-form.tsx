import { Text } from "@chakra-ui/react";
import { offersSignUp } from "kit/lib/env";
import { useEffect, useRef } from "react";
import { PasswordField } from "#ui/password-field.tsx";
import { CodeForm } from "./code-form.tsx";
import { EmailField, FormNote, GateForm } from "./gate-form.tsx";
import { Subtitle, TextButton } from "./gate-frame.tsx";
import { messages } from "./messages.ts";
import { useCredentials } from "./use-credentials.ts";

interface CredentialsFormProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly hasNewPassword: boolean;
  readonly wasEnded: boolean;
  readonly onForgotten: () => void;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { email, setEmail, hasNewPassword, wasEnded, onForgotten } = props;
  const form = useCredentials(email);
  const element = useRef<HTMLFormElement>(null);
  const wasAskedForCode = useRef(false);
  const asksForCode = form.codeRequest !== undefined;
  useEffect(() => {
    if (wasAskedForCode.current && !asksForCode) focusPassword(element.current);
    wasAskedForCode.current = asksForCode;
  }, [asksForCode]);
  useEffect(() => {
    if (hasNewPassword) focusPassword(element.current);
  }, [hasNewPassword]);
  if (form.codeRequest) return <CodeForm request={form.codeRequest} onBack={form.backToPassword} />;
  const words = messages.modes[form.mode];
  return (
    <>
      <Subtitle>{words.subtitle}</Subtitle>
      <GateForm
        ref={element}
        problem={form.problem}
        submit={words.submit}
        busy={form.busy}
        busyText={words.busy}
        onSubmit={({ elements }) => void form.submit(elements)}
      >
        {hasNewPassword && form.problem === undefined ? (
          <FormNote status="success" text={messages.reset.changed} />
        ) : null}
        {wasEnded && form.problem === undefined ? (
          <FormNote status="warning" text={messages.ended} />
        ) : null}
        <EmailField value={email} onChange={setEmail} error={form.errors.email} />
        <PasswordField
          isLarge
          labelEnd={
            form.mode === "sign-in" ? (
              <TextButton onClick={onForgotten}>{messages.reset.forgotten}</TextButton>
            ) : null
          }
          autoComplete={form.mode === "sign-in" ? "current-password" : "new-password"}
          value={form.password}
          onChange={form.setPassword}
          error={form.errors.password}
        />
      </GateForm>
      {offersSignUp ? (
        <Text mt="6" color="fg.muted">
          {words.question} <TextButton onClick={form.changeMode}>{words.change}</TextButton>
        </Text>
      ) : null}
    </>
  );
}

function focusPassword(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[name=password]")?.focus();
}
