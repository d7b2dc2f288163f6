import { CloseButton, Dialog, Portal, Text } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";

export interface PanelDialogProps extends Omit<Dialog.RootProps, "onOpenChange" | "title"> {
  readonly title: string;
  /** Stands above the title. */
  readonly label?: string;
  readonly hasCloseButton?: boolean;
  readonly footer?: ReactNode;
  readonly bodyProps?: Dialog.BodyProps;
  readonly onClose?: () => void;
}

/** The frame of a dialog. An element with `data-autofocus` gets the focus when it opens. */
export function PanelDialog(props: PanelDialogProps) {
  const { title, label, hasCloseButton, footer, bodyProps, onClose, children, ...root } = props;
  return (
    <Dialog.Root
      placement={{ base: "bottom", sm: "center" }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose?.();
      }}
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content _closed={{ pointerEvents: "none" }}>
            <Parts isOpen={root.open !== false} {...{ title, label, hasCloseButton, footer }}>
              <Dialog.Body pb={footer ? undefined : "6"} {...bodyProps}>
                {children}
              </Dialog.Body>
            </Parts>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface PartsProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly label: string | undefined;
  readonly hasCloseButton: boolean | undefined;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the last contents of the open dialog while it closes. */
const Parts = memo(
  ({ title, label, hasCloseButton = false, footer, children }: PartsProps) => (
    <>
      <Dialog.Header display="block" pe={hasCloseButton ? "14" : undefined}>
        {label === undefined ? null : (
          <Text textStyle="caption" color="fg.muted">
            {label}
          </Text>
        )}
        <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
      </Dialog.Header>
      {hasCloseButton ? (
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" />
        </Dialog.CloseTrigger>
      ) : null}
      {children}
      {footer ? <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer> : null}
    </>
  ),
  (_before, { isOpen }) => !isOpen,
);
