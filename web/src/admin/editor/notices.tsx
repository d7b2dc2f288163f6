import { Alert, Button } from "@chakra-ui/react";
import { messages } from "./messages.ts";
import { RecoveryBanner } from "./recovery-banner.tsx";
import type { Undo } from "./use-draft.ts";
import type { Recovery } from "./use-recovery.ts";

interface NoticesProps {
  readonly recovery: Recovery;
  /** Whether the browser keeps unsaved changes. */
  readonly isKept: boolean;
  readonly undo: Undo | null;
  readonly onUndo: (undo: Undo) => void;
}

/** What must be known before writing on: work that was found, work that is not kept, text that was replaced. */
export function Notices({ recovery, isKept, undo, onUndo }: NoticesProps) {
  return (
    <>
      <RecoveryBanner recovery={recovery} />
      {isKept ? null : (
        <Alert.Root status="warning" mb="4">
          <Alert.Indicator />
          <Alert.Title>{messages.notKept}</Alert.Title>
        </Alert.Root>
      )}
      {undo ? (
        <Alert.Root status="info" mb="4">
          <Alert.Indicator />
          <Alert.Title flex="1">{messages.replace[undo.did]}</Alert.Title>
          <Button size="xs" variant="outline" onClick={() => onUndo(undo)}>
            {messages.replace.undo}
          </Button>
        </Alert.Root>
      ) : null}
    </>
  );
}
