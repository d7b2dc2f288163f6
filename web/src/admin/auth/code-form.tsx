import { useState } from "react";
import type { CodeRequest } from "#data/accounts/auth.ts";
import { authTexts } from "#ui/panel/auth-failures.ts";
import { CodeField } from "#ui/panel/code-field.tsx";
import { useAction } from "#ui/panel/use-action.ts";
import { GateForm } from "./gate-form.tsx";
import { BackToSignIn, Subtitle } from "./gate-frame.tsx";
import { codeFailure, messages } from "./messages.ts";

interface CodeFormProps {
  readonly request: CodeRequest;
  readonly onBack: () => void;
}

/** The second step of a sign-in. */
export function CodeForm({ request, onBack }: CodeFormProps) {
  const words = messages.code;
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<{ readonly error?: string; readonly problem?: string }>(
    {},
  );
  const [answer, answering] = useAction(request.answer, {
    success: (session) => (session.state === "admin" ? messages.granted : undefined),
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
        <CodeField isLarge hasFocus value={code} onChange={setCode} error={failure.error} />
      </GateForm>
      <BackToSignIn onClick={onBack} />
    </>
  );
}
