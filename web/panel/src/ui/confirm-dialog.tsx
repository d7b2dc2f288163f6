import { Button } from "@chakra-ui/react";
import { BusyButton } from "./busy-button.tsx";
import { PanelDialog, type PanelDialogProps } from "./panel-dialog.tsx";

interface ConfirmActionsProps {
  readonly confirm: string;
  readonly cancel?: string;
  readonly recommendsCancel?: boolean;
  readonly palette?: "red" | "brand";
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly busyText?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Cancel has the focus; the recommended answer stands last. */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { confirm, busyText = confirm, busy = false, palette = "red", onConfirm, onCancel } = props;
  const { recommendsCancel = false } = props;
  const cancelButton = (
    <Button
      data-autofocus
      variant={recommendsCancel ? "solid" : "outline"}
      disabled={busy}
      onClick={onCancel}
    >
      {props.cancel ?? "Cancel"}
    </Button>
  );
  const look = recommendsCancel
    ? ({ variant: "outline", color: palette === "red" ? "fg.error" : "fg" } as const)
    : { colorPalette: palette };
  return (
    <>
      {recommendsCancel ? null : cancelButton}
      <BusyButton
        {...look}
        disabled={props.disabled ?? false}
        busy={busy}
        busyText={busyText}
        onClick={onConfirm}
      >
        {confirm}
      </BusyButton>
      {recommendsCancel ? cancelButton : null}
    </>
  );
}

type ConfirmDialogProps = ConfirmActionsProps &
  Pick<PanelDialogProps, "open" | "title" | "children" | "finalFocusEl">;

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, finalFocusEl, ...actions } = props;
  const { busy = false, onCancel } = actions;
  return (
    <PanelDialog
      role="alertdialog"
      scrollBehavior="inside"
      open={open ?? false}
      title={title}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      {...(finalFocusEl && { finalFocusEl })}
      onClose={() => {
        if (!busy) onCancel();
      }}
      footer={<ConfirmActions {...actions} />}
    >
      {children}
    </PanelDialog>
  );
}
