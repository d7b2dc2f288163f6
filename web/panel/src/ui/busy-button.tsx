import { Button, type ButtonProps, Spinner } from "@chakra-ui/react";
import type { Ref } from "react";

export interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly busyText: string;
  /** Looks disabled and keeps the focus. The caller ignores its presses. */
  readonly inactive?: boolean;
}

export function BusyButton({ busy, busyText, inactive, children, ...props }: BusyButtonProps) {
  return (
    <Button {...props} aria-disabled={busy || inactive || undefined}>
      {busy ? (
        <>
          <Spinner size="sm" borderWidth="2px" aria-hidden="true" /> {busyText}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
