import { Text } from "@chakra-ui/react";
import { ConfirmDialog } from "#ui/panel/confirm-dialog.tsx";
import { messages } from "./messages.ts";
import type { TrashEntry } from "./trash-entries.ts";

const words = messages.confirm;

interface PurgeDialogProps {
  /** Stays while the dialog closes. */
  readonly entry: TrashEntry | undefined;
  readonly open: boolean;
  readonly busy: boolean;
  readonly finalFocusEl: () => HTMLElement | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function PurgeDialog({ entry, ...dialog }: PurgeDialogProps) {
  if (!entry) return null;
  const { kind, title, posts } = entry;
  return (
    <ConfirmDialog
      {...dialog}
      title={kind === "job" ? words.job(title, posts.length) : words.post(title)}
      confirm={messages.purge}
      busyText={messages.purging}
    >
      <Text>{words.text}</Text>
      <Text mt="2" color="fg.muted">
        {words.address}
      </Text>
    </ConfirmDialog>
  );
}
