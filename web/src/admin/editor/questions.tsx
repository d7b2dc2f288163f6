import type { Blocker } from "react-router-dom";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { messages } from "./messages.ts";

interface QuestionsProps {
  /** An article that wants to replace what was written. */
  readonly replacement: { readonly text: string; readonly answer: (go: boolean) => void } | null;
  /** A navigation that would lose unsaved changes. */
  readonly waiting: Blocker;
}

/** The questions that the editor asks before something is overwritten or left. */
export function Questions({ replacement, waiting }: QuestionsProps) {
  return (
    <>
      <ConfirmDialog
        open={replacement !== null}
        title={messages.replace.title}
        text={replacement?.text ?? ""}
        cancel={messages.replace.cancel}
        confirm={messages.replace.go}
        onCancel={() => replacement?.answer(false)}
        onConfirm={() => replacement?.answer(true)}
      />
      <ConfirmDialog
        open={waiting.state === "blocked"}
        title={messages.leave.title}
        text={messages.leave.text}
        cancel={messages.leave.stay}
        confirm={messages.leave.go}
        onCancel={() => waiting.reset?.()}
        onConfirm={() => waiting.proceed?.()}
      />
    </>
  );
}
