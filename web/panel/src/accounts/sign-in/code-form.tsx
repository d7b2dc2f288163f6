import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { authTexts } from "#ui/auth-failures.ts";
import { CodeField } from "#ui/code-field.tsx";
import { useAction } from "#ui/use-action.ts";
import type { CodeRequest } from "../data/auth.ts";
import { GateForm } from "./gate-form.tsx";
import { BackToSignIn, Subtitle, TextButton } from "./gate-frame.tsx";
import { codeFailure, messages } from "./messages.ts";
import { RecoveryForm } from "./recovery-form.tsx";

interface CodeFormProps {
  readonly request: CodeRequest;
  readonly onBack: () => void;
}

/** The second step of a sign-in. */
export function CodeForm({ request, onBack }: CodeFormProps) {
  const [isLost, setIsLost] = useState(false);
  const [code, setCode] = useState("");
  const [recoveryCode, setRecoveryCode] = useState("");
  const common = { request, onBack };
  return isLost ? (
    <RecoveryForm
      {...common}
      code={recoveryCode}
      onChange={setRecoveryCode}
      onApp={() => setIsLost(false)}
    />
  ) : (
    <AppCodeForm {...common} code={code} onChange={setCode} onLost={() => setIsLost(true)} />
  );
}

interface AppCodeFormProps extends CodeFormProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onLost: () => void;
}

function AppCodeForm({ request, code, onChange, onBack, onLost }: AppCodeFormProps) {
  const words = messages.code;
  const [failure, setFailure] = useState<{ readonly error?: string; readonly problem?: string }>(
    {},
  );
  const [answer, answering] = useAction(request.answer, {
    success: (session) => (session.state === "signed-in" ? messages.granted : undefined),
    failure: (cause) => {
      const notice = codeFailure(cause);
      setFailure(
        notice.description === authTexts.wrongCode
          ? { error: authTexts.wrongCode }
          : { problem: notice.description },
      );
      return notice;
    },
  });
  async function submit(): Promise<void> {
    setFailure(code.trim() === "" ? { error: authTexts.codeMissing } : {});
    if (code.trim() !== "") await answer(code);
  }
  return (
    <>
      <Subtitle>{words.subtitle}</Subtitle>
      <GateForm
        problem={failure.problem}
        submit={words.submit}
        busy={answering}
        busyText={words.busy}
        onSubmit={() => void submit()}
      >
        <CodeField isLarge hasFocus value={code} onChange={onChange} error={failure.error} />
      </GateForm>
      <Text mt="6">
        <TextButton onClick={onLost}>{words.lost}</TextButton>
      </Text>
      <BackToSignIn onClick={onBack} />
    </>
  );
}
