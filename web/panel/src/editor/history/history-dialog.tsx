import { Box, Button, Grid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { ConfirmActions } from "#ui/confirm-dialog.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { type Draft, isSameDraft } from "../shared/draft.ts";
import { messages } from "./messages.ts";
import { VersionRow } from "./version-row.tsx";
import { VersionView } from "./version-view.tsx";
import { type HistoryEntry, restoredDraft } from "./versions.ts";

interface HistoryDialogProps {
  readonly open: boolean;
  readonly entries: readonly HistoryEntry[];
  readonly draft: Draft;
  readonly unsaved: boolean;
  readonly onClose: () => void;
  readonly onRestore: (draft: Draft) => void;
}

export function HistoryDialog(props: HistoryDialogProps) {
  const { open, entries, draft, unsaved, onClose, onRestore } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const entry = chosen === null ? undefined : entries[chosen];
  const restored = entry && restoredDraft(draft, entry);

  function choose(n: number | null): void {
    setChosen(n);
    setIsAsking(false);
  }
  function finish(next?: Draft): void {
    choose(null);
    if (next) onRestore(next);
    else onClose();
  }
  return (
    <PanelDialog
      size="xl"
      placement="top"
      scrollBehavior="inside"
      hasCloseButton
      bodyProps={{ tabIndex: 0, pb: "5" }}
      open={open}
      title={messages.title}
      onClose={() => finish()}
      footer={
        restored === undefined || isSameDraft(restored, draft) ? null : isAsking ? (
          <Box ref={focusAnswer} display="contents">
            <Text role="alert" me="auto">
              {messages.confirm.text}
            </Text>
            <ConfirmActions
              recommendsCancel
              palette="brand"
              cancel={messages.confirm.keep}
              confirm={messages.confirm.go}
              onCancel={() => setIsAsking(false)}
              onConfirm={() => finish(restored)}
            />
          </Box>
        ) : (
          <Button
            colorPalette="brand"
            onClick={() => {
              if (unsaved) setIsAsking(true);
              else finish(restored);
            }}
          >
            {messages.restore}
          </Button>
        )
      }
    >
      <Grid gap="5" templateColumns={{ base: "minmax(0,1fr)", md: "17rem minmax(0,1fr)" }}>
        <Stack
          as="ul"
          aria-label={messages.list}
          gap="1"
          listStyleType="none"
          display={{ base: entry ? "none" : "flex", md: "flex" }}
        >
          {entries.map((entry, n) => (
            <VersionRow
              key={entry.id}
              entry={entry}
              before={entries[n + 1]}
              isChosen={n === chosen}
              onChoose={() => choose(n)}
            />
          ))}
        </Stack>
        {entry && chosen !== null ? (
          <VersionView
            key={entry.id}
            entry={entry}
            before={entries[chosen + 1]}
            draft={draft}
            onBack={() => choose(null)}
          />
        ) : null}
      </Grid>
    </PanelDialog>
  );
}

function focusAnswer(footer: HTMLElement | null): void {
  footer?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}
