import type { Blocker } from "react-router-dom";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { Confirmation } from "./saving/use-draft.ts";
import { messages } from "./shared/messages.ts";

interface ConfirmationsProps {
  readonly confirmation: Confirmation | null;
  readonly blocker: Blocker;
}

export function Confirmations({ confirmation, blocker }: ConfirmationsProps) {
  return (
    <>
      <ConfirmDialog
        recommendsCancel
        palette="brand"
        open={confirmation !== null}
        title={confirmation?.question.title ?? ""}
        cancel={confirmation?.question.cancel ?? ""}
        confirm={confirmation?.question.go ?? ""}
        onCancel={() => confirmation?.answer(false)}
        onConfirm={() => confirmation?.answer(true)}
      >
        {confirmation?.text}
      </ConfirmDialog>
      <ConfirmDialog
        recommendsCancel
        palette="brand"
        open={blocker.state === "blocked"}
        title={messages.leave.title}
        cancel={messages.leave.stay}
        confirm={messages.leave.go}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      >
        {messages.leave.text}
      </ConfirmDialog>
    </>
  );
}
