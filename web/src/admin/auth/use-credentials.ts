import { useState } from "react";
import { signIn, signUp } from "#data/auth.ts";
import { notify } from "#ui/toaster.tsx";
import { type Notice, useAction } from "#ui/use-action.ts";
import { messages, signInFailure, signUpFailure } from "./messages.ts";

export type Mode = "sign-in" | "sign-up";

interface Errors {
  readonly email?: string;
  readonly password?: string;
}

/** The gate's form: what is typed, what is wrong with it, and what becomes of sending it. */
export function useCredentials() {
  const [mode, setMode] = useState<Mode>("sign-in");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();

  /** The toast goes away; the same words stay at the form. */
  const told = (notice: Notice): Notice => {
    setProblem(notice.description);
    return notice;
  };
  const [runSignIn, signingIn] = useAction(signIn, {
    success: (session) => (session.state === "admin" ? messages.granted : undefined),
    failure: (error) => told(signInFailure(error)),
  });
  const [runSignUp, signingUp] = useAction(signUp, {
    success: ({ mailed }) => {
      if (mailed) return messages.registered;
      notify.error(messages.notMailed.title, messages.notMailed.description);
      return undefined;
    },
    failure: (error) => told(signUpFailure(error)),
  });

  /** @param fields the form's elements: the first wrong one takes the focus */
  async function submit(fields: HTMLFormControlsCollection): Promise<void> {
    const wrong: Errors = {
      ...(email.trim() === "" ? { email: messages.emailRequired } : {}),
      ...(password === "" ? { password: messages.passwordRequired } : {}),
    };
    setErrors(wrong);
    setProblem(undefined);
    const [first] = Object.keys(wrong);
    const field = first === undefined ? null : fields.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
    else await (mode === "sign-in" ? runSignIn : runSignUp)(email, password);
  }

  return {
    mode,
    /** Keeps the e-mail; a password for one purpose is not one for the other. */
    changeMode: () => {
      setMode(mode === "sign-in" ? "sign-up" : "sign-in");
      setPassword("");
      setErrors({});
      setProblem(undefined);
    },
    email,
    setEmail,
    password,
    setPassword,
    errors,
    problem,
    busy: signingIn || signingUp,
    submit,
  };
}
