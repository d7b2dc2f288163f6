import { Button, Dialog, Portal, Text } from "@chakra-ui/react";
import { useRef } from "react";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** A question with a safe answer, which has the focus, and another one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, cancel, confirm, onCancel, onConfirm } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      placement={{ base: "bottom", sm: "center" }}
      open={open}
      lazyMount
      unmountOnExit
      initialFocusEl={() => safe.current}
      onOpenChange={({ open: stays }) => {
        if (!stays) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>{text}</Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onConfirm}>
                {confirm}
              </Button>
              <Button ref={safe} colorPalette="brand" onClick={onCancel}>
                {cancel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
