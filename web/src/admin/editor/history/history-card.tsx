import { Box, Text } from "@chakra-ui/react";
import { type ComponentType, useState } from "react";
import { openPost } from "#data/posts/post-editing.ts";
import { versionsOf } from "#data/posts/post-versions.ts";
import { BusyButton } from "#ui/panel/busy-button.tsx";
import { PanelCard } from "#ui/panel/card.tsx";
import { notify } from "#ui/panel/toaster.tsx";
import { useAction } from "#ui/panel/use-action.ts";
import type { Draft } from "../saving/draft.ts";
import type { HistoryDialogProps } from "./history-dialog.tsx";
import { messages } from "./messages.ts";
import { type HistoryEntry, historyOf } from "./versions.ts";

export interface HistoryCardProps {
  readonly postId: string;
  readonly draft: Draft;
  readonly unsaved: boolean;
  readonly onRestore: (draft: Draft) => void;
}

interface Loaded {
  readonly Dialog: ComponentType<HistoryDialogProps>;
  readonly entries: readonly HistoryEntry[];
}

export function HistoryCard({ postId, draft, unsaved, onRestore }: HistoryCardProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [show, busy] = useAction(load, { failure: messages.failed });

  async function load(): Promise<void> {
    const [{ HistoryDialog }, current, versions] = await Promise.all([
      import("./history-dialog.tsx"),
      openPost(postId),
      versionsOf(postId),
    ]);
    const entries = current && versions.length > 0 ? historyOf(current, versions) : [];
    setLoaded({ Dialog: HistoryDialog, entries });
    setIsOpen(entries.length > 0);
  }
  return (
    <PanelCard title={messages.title}>
      <Box p="5">
        {loaded?.entries.length === 0 ? (
          <Text role="status" color="fg.muted">
            {messages.empty}
          </Text>
        ) : (
          <BusyButton
            variant="outline"
            busy={busy}
            busyText={messages.loading}
            onClick={() => void show()}
          >
            {messages.show}
          </BusyButton>
        )}
      </Box>
      {loaded ? (
        <loaded.Dialog
          open={isOpen}
          entries={loaded.entries}
          draft={draft}
          unsaved={unsaved}
          onClose={() => setIsOpen(false)}
          onRestore={(next) => {
            setIsOpen(false);
            onRestore(next);
            notify.success(messages.restored, messages.restoredText);
          }}
        />
      ) : null}
    </PanelCard>
  );
}
