import { Box, Text } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { openPost } from "#posts/data/post-editing.ts";
import { loadVersions } from "#posts/data/post-versions.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import type { Draft } from "../shared/draft.ts";
import { messages } from "./messages.ts";
import { type HistoryEntry, toHistory } from "./versions.ts";

const HistoryDialog = lazyPart(() => import("./history-dialog.tsx").then((m) => m.HistoryDialog));

export interface HistoryCardProps {
  readonly postId: string;
  readonly draft: Draft;
  readonly unsaved: boolean;
  readonly onRestore: (draft: Draft) => void;
}

export function HistoryCard({ postId, draft, unsaved, onRestore }: HistoryCardProps) {
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [show, busy] = useAction(load, { failure: messages.failed });

  async function load(): Promise<void> {
    const [current, versions] = await Promise.all([openPost(postId), loadVersions(postId)]);
    const read = current && versions.length > 0 ? toHistory(current, versions) : [];
    setEntries(read);
    setIsOpen(read.length > 0);
  }
  return (
    <PanelCard title={messages.title}>
      <Box p="5">
        {entries?.length === 0 ? (
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
      {entries ? (
        <Suspense fallback={null}>
          <HistoryDialog
            open={isOpen}
            entries={entries}
            draft={draft}
            unsaved={unsaved}
            onClose={() => setIsOpen(false)}
            onRestore={(next) => {
              setIsOpen(false);
              onRestore(next);
              notify.success(messages.restored, messages.restoredText);
            }}
          />
        </Suspense>
      ) : null}
    </PanelCard>
  );
}
