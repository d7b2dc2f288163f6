import { useState } from "react";
import { notify } from "#ui/toasts/toaster.tsx";
import { type Notice, useAction } from "#ui/use-action.ts";
import { type CodeRequest, signIn, signUp } from "../data/auth.ts";
import { messages, signInFailure, signUpFailure } from "./messages.ts";

type Mode = "sign-in" | "sign-up";

interface Errors {
  readonly email?: string;
  readonly password?: string;
}

export function useCredentials(email: string) {
  const [mode, setMode] = useState<Mode>("sign-in");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [codeRequest, setCodeRequest] = useState<CodeRequest>();

  /** The toast disappears; its text stays at the form. */
  const showProblem = (notice: Notice): Notice => {
    setProblem(notice.description);
    return notice;
  };
  const [runSignIn, signingIn] = useAction(signIn, {
    success: (answer) => {
      setCodeRequest(answer.state === "code-needed" ? answer : undefined);
      return answer.state === "signed-in" ? messages.granted : undefined;
    },
    failure: (error) => showProblem(signInFailure(error)),
  });
  const [runSignUp, signingUp] = useAction(signUp, {
    success: ({ mailed }) => {
      if (mailed) return messages.registered;
      notify.error(messages.notMailed.title, messages.notMailed.description);
      return undefined;
    },
    failure: (error) => showProblem(signUpFailure(error)),
  });

  async function submit(fields: HTMLFormControlsCollection): Promise<void> {
    const invalid: Errors = {
      ...(email.trim() === "" ? { email: messages.emailRequired } : {}),
      ...(password === "" ? { password: messages.passwordRequired } : {}),
    };
    setErrors(invalid);
    setProblem(undefined);
    const [first] = Object.keys(invalid);
    const field = first === undefined ? null : fields.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
    else await (mode === "sign-in" ? runSignIn : runSignUp)(email, password);
  }

  return {
    mode,
    /** Keeps the e-mail and clears the password. */
    changeMode: () => {
      setMode(mode === "sign-in" ? "sign-up" : "sign-in");
      setPassword("");
      setErrors({});
      setProblem(undefined);
    },
    password,
    setPassword,
    errors,
    problem,
    codeRequest,
    backToPassword: () => setCodeRequest(undefined),
    busy: signingIn || signingUp,
    submit,
  };
}
