import type { ReactNode } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ConfirmSteps } from "./confirm-steps.tsx";
import { messages } from "./messages.ts";
import { ProgressDialog } from "./progress-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { useDeleteAll } from "./use-delete-all.ts";

interface DeleteAllButtonProps {
  /** Export buttons for the second confirmation. */
  readonly exports: ReactNode;
}

export function DeleteAllButton({ exports }: DeleteAllButtonProps) {
  const flow = useDeleteAll();
  const { step } = flow;
  const checking = step.at === "checking";
  return (
    <>
      <BusyButton
        variant="outline"
        color="fg.error"
        busy={checking}
        busyText={
          checking && step.total > 0
            ? messages.checked(step.checked, step.total)
            : messages.checking
        }
        onClick={() => {
          if (!checking) flow.check();
        }}
      >
        {messages.start}
      </BusyButton>
      <ConfirmDialog
        open={step.at === "failed"}
        title={messages.retry.title}
        confirm={messages.retry.again}
        palette="brand"
        onConfirm={flow.check}
        onCancel={flow.cancel}
      >
        {messages.retry.text}
      </ConfirmDialog>
      {step.at === "report" ? (
        <ReportDialog report={step.report} onCancel={flow.cancel} onDelete={flow.proceed} />
      ) : null}
      {step.at === "first" || step.at === "second" || step.at === "phrase" ? (
        <ConfirmSteps
          key={step.at}
          step={step.at}
          counts={flow.counts}
          exports={exports}
          onCancel={flow.cancel}
          onNext={flow.proceed}
          onDelete={flow.start}
        />
      ) : null}
      {step.at === "deleting" || step.at === "stopped" ? (
        <ProgressDialog step={step} onResume={flow.resume} onLeave={flow.close} />
      ) : null}
    </>
  );
}
