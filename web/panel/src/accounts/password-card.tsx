import { chakra } from "@chakra-ui/react";
import { limits } from "domain/shared/limits";
import { type FormEvent, useState } from "react";
import { getErrorCode, knownFailureText } from "#ui/auth-failures.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { CodeField } from "#ui/code-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useAction } from "#ui/use-action.ts";
import { changeOwnPassword } from "./data/own-password.ts";
import { messages } from "./messages.ts";

const words = messages.password;

interface Errors {
  readonly current?: string;
  readonly next?: string;
  readonly code?: string;
}

export function PasswordCard({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  /** Undefined until Auth asks for it. */
  const [code, setCode] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [change, changing] = useAction(changeOwnPassword, {
    success: (answer) => {
      if (answer === "code-needed") {
        setCode(code ?? "");
        setErrors({ code: words.codeNeeded });
        return undefined;
      }
      setCurrent("");
      setNext("");
      setCode(undefined);
      return words.done(answer === "ends-at-once");
    },
    failure: (error) => {
      const code = getErrorCode(error);
      if (code === "unauthenticated") setErrors({ current: words.reasons.unauthenticated });
      if (code === "invalid-argument") setErrors({ next: words.reasons["invalid-argument"] });
      if (code === "permission-denied") setErrors({ code: words.reasons["permission-denied"] });
      return {
        title: words.failed,
        description: knownFailureText(words.reasons, error) ?? words.later,
      };
    },
  });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = findProblems(current, next);
    setErrors(invalid);
    const field = invalid.current ? "current-password" : invalid.next ? "new-password" : undefined;
    if (field !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[autocomplete=${field}]`)?.focus();
      return;
    }
    await change(current, next, code ?? "");
  }
  return (
    <PanelCard title={words.title} ruled={false}>
      <chakra.form noValidate display="grid" gap="4" px="5" pb="5" onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={errors.current}
        />
        <PasswordField
          label={words.next}
          autoComplete="new-password"
          hint={words.hint}
          value={next}
          onChange={setNext}
          error={errors.next}
        />
        {code === undefined ? null : (
          <CodeField hasFocus value={code} onChange={setCode} error={errors.code} />
        )}
        <BusyButton type="submit" variant="outline" busy={changing} busyText={words.busy}>
          {words.submit}
        </BusyButton>
      </chakra.form>
    </PanelCard>
  );
}

function findProblems(current: string, next: string): Errors {
  if (current === "") return { current: words.currentRequired };
  if (next.length < limits.password) return { next: words.short };
  return next === current ? { next: words.same } : {};
}
