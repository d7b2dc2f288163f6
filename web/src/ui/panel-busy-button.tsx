import { Button, type ButtonProps, Spinner } from "@chakra-ui/react";
import type { Ref } from "react";

export interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** What stands on the button while it works. */
  readonly busyText: string;
  /** Whether there is nothing to do for it now. It stays in focus; whoever answers its press sees to it that none counts. */
  readonly idle?: boolean;
}

/**
 * A button that stays in place and in focus while it works: it is `aria-disabled`, and a second press does nothing
 * because `useAction` runs one act at a time (design patterns 4).
 */
export function BusyButton({ busy, busyText, idle, children, ...props }: BusyButtonProps) {
  return (
    <Button {...props} aria-disabled={busy || idle || undefined}>
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
