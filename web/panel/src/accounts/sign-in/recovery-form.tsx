import { Field, Input, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useAction } from "#ui/use-action.ts";
import type { CodeRequest } from "../data/auth.ts";
import { GateForm } from "./gate-form.tsx";
import { BackToSignIn, Subtitle, TextButton } from "./gate-frame.tsx";
import { messages, recoveryFailure } from "./messages.ts";

const words = messages.recovery;

interface RecoveryFormProps {
  readonly request: CodeRequest;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onApp: () => void;
  readonly onBack: () => void;
}

/** The second step of a sign-in when the phone is lost. */
export function RecoveryForm({ request, code, onChange, onApp, onBack }: RecoveryFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<{ readonly error?: string; readonly problem?: string }>(
    {},
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error draws the focus
  useEffect(() => field.current?.focus(), [failure.error]);
  const [recover, recovering] = useAction(request.recover, {
    success: ({ state }) => (state === "signed-in" ? words.done : words.doneOnly),
    failure: (cause) => {
      const notice = recoveryFailure(cause);
      const { description } = notice;
      setFailure(description === words.wrong ? { error: description } : { problem: description });
      return notice;
    },
  });
  async function submit(): Promise<void> {
    const isMissing = code.trim() === "";
    setFailure(isMissing ? { error: words.missing } : {});
    if (!isMissing) await recover(code);
  }
  return (
    <>
      <Subtitle>{words.subtitle}</Subtitle>
      <GateForm
        problem={failure.problem}
        submit={words.submit}
        busy={recovering}
        busyText={words.busy}
        onSubmit={() => void submit()}
      >
        <Field.Root invalid={failure.error !== undefined}>
          <Field.Label>{words.label}</Field.Label>
          <Input
            ref={field}
            h="11"
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            fontFamily="mono"
            value={code}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Field.ErrorText>{failure.error}</Field.ErrorText>
        </Field.Root>
      </GateForm>
      <Text mt="6">
        <TextButton onClick={onApp}>{words.app}</TextButton>
      </Text>
      <BackToSignIn onClick={onBack} />
    </>
  );
}
