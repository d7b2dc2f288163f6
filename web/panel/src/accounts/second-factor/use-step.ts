import { type FormEvent, useEffect, useRef, useState } from "react";
import { getErrorCode, knownFailureText } from "#ui/auth-failures.ts";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

interface Fields {
  readonly password?: string;
  readonly code?: string;
}

interface StepOptions<Result> {
  readonly failed: string;
  readonly success?: { readonly title: string; readonly description?: string };
  readonly onDone: (result: Result) => void;
}

export type Step = ReturnType<typeof useStep<unknown>>;

/**
 * What was typed stays after a failure, and the wrong field has the focus.
 * @param empty the fields of the step
 */
export function useStep<Result>(
  empty: Fields,
  action: (fields: Required<Fields>) => Promise<Result>,
  { failed, success, onDone }: StepOptions<Result>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Fields>({});
  const [problem, setProblem] = useState<string>();
  useEffect(() => focusOn(form.current, "input"), []);
  const [run, busy] = useAction(
    async () => ({ result: await action({ password: "", code: "", ...fields }) }),
    {
      success: ({ result }) => {
        onDone(result);
        return success;
      },
      failure: (error) => {
        const reason = knownFailureText(messages.reasons, error) ?? messages.later;
        const code = getErrorCode(error);
        if (code === "unauthenticated") show({ password: reason });
        else if (code === "permission-denied") show({ code: reason });
        else setProblem(reason);
        return { title: failed, description: reason };
      },
    },
  );
  function show(next: Fields): void {
    setErrors(next);
    const [name] = Object.keys(next);
    if (name !== undefined) focusOn(form.current, `[name=${name}]`);
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing: Fields = {
      ...(fields.password === "" ? { password: messages.password.required } : {}),
      ...(fields.code === "" ? { code: messages.codeRequired } : {}),
    };
    show(missing);
    setProblem(undefined);
    if (Object.keys(missing).length === 0) await run();
  }
  const change = (next: Fields) => setFields({ ...fields, ...next });
  return { form, fields, change, errors, problem, busy, submit };
}

function focusOn(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}
