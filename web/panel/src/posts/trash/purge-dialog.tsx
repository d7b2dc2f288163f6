import { Text } from "@chakra-ui/react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages } from "./messages.ts";
import type { TrashEntry } from "./trash-entries.ts";

const words = messages.confirm;

interface PurgeDialogProps {
  /** They stay while the dialog closes. */
  readonly entries: readonly TrashEntry[];
  /** Whether the entries are the whole trash. */
  readonly isAll: boolean;
  readonly open: boolean;
  readonly busy: boolean;
  readonly finalFocusEl: () => HTMLElement | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function PurgeDialog({ entries, isAll, ...dialog }: PurgeDialogProps) {
  if (entries.length === 0) return null;
  const count = entries.reduce((sum, { posts }) => sum + posts.length, 0);
  return (
    <ConfirmDialog
      {...dialog}
      title={isAll ? words.all(count) : formatTitle(entries, count)}
      confirm={messages.purge}
      busyText={messages.purging}
    >
      <Text>{count === 1 ? words.text : words.textMany}</Text>
      <Text mt="2" color="fg.muted">
        {count === 1 ? words.address : words.addressMany}
      </Text>
    </ConfirmDialog>
  );
}

function formatTitle(entries: readonly TrashEntry[], count: number): string {
  const [entry, ...others] = entries;
  if (entry === undefined || others.length > 0) return words.many(count);
  return entry.kind === "job" ? words.job(entry.title, count) : words.post(entry.title);
}
