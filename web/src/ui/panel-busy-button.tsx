import { Button, type ButtonProps, Spinner } from "@chakra-ui/react";
import type { Ref } from "react";

export interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** What stands on the button while it works. */
  readonly busyText: string;
}

/**
 * A button that stays in place and in focus while it works: it is `aria-disabled`, and a second press does nothing
 * because `useAction` runs one act at a time (design patterns 4).
 */
export function BusyButton({ busy, busyText, children, ...props }: BusyButtonProps) {
  return (
    <Button {...props} aria-disabled={busy || undefined}>
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
