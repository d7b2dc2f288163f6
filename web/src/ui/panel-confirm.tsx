import { Button, Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { BusyButton } from "./panel-busy-button.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the thing: 'Delete “Ra 0,8”?' */
  readonly title: string;
  /** What follows from it. */
  readonly children: ReactNode;
  readonly confirm: string;
  /** Stands on the button while it works; the dialog cannot be left meanwhile. */
  readonly busyText?: string;
  readonly busy?: boolean;
  /** Look of the button: red unless the act takes nothing away. */
  readonly palette?: "red" | "brand";
  /** Whether the act is not possible yet. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is lost: it starts on Cancel, and Escape means Cancel (design patterns 5). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, busyText = confirm, busy = false } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      placement={{ base: "bottom", sm: "center" }}
      lazyMount
      unmountOnExit
      open={open}
      initialFocusEl={() => cancel.current}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      onOpenChange={(change) => {
        if (!change.open && !busy) props.onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" disabled={busy} onClick={props.onCancel}>
                Cancel
              </Button>
              <BusyButton
                colorPalette={props.palette ?? "red"}
                disabled={props.disabled ?? false}
                busy={busy}
                busyText={busyText}
                onClick={props.onConfirm}
              >
                {confirm}
              </BusyButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
