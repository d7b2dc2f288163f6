import { Button, Field, Input, Text } from "@chakra-ui/react";
import { localDay } from "domain/contact/working-hours";
import { useId, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { useNow } from "#ui/use-now.ts";
import { messages, timeText } from "./messages.ts";
import type { Entry } from "./month.ts";
import { canMoveTo } from "./use-move.ts";

const words = messages.dialog;

interface MoveDialogProps {
  readonly entry: Entry | null;
  readonly onClose: () => void;
  /** @returns whether it was moved */
  readonly onMove: (entry: Entry, day: string) => Promise<boolean>;
  readonly finalFocusEl: () => HTMLElement | null;
}

/** Moves a post without a pointer, or to another month. */
export function MoveDialog({ entry, onClose, onMove, finalFocusEl }: MoveDialogProps) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<{ readonly of: Entry; readonly day: string } | null>(null);
  const form = useId();
  const day = chosen?.of === entry ? chosen?.day : entry && localDay(entry.at);
  const isEmpty = !day;
  const isPast = entry !== null && !isEmpty && !canMoveTo(entry, day);
  return (
    <PanelDialog
      open={entry !== null}
      title={words.title(entry?.post.title ?? "")}
      finalFocusEl={finalFocusEl}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <BusyButton
            type="submit"
            form={form}
            busy={busy}
            busyText={words.busy}
            disabled={isEmpty || isPast}
          >
            {words.go}
          </BusyButton>
        </>
      }
    >
      {entry === null ? null : (
        <form
          id={form}
          onSubmit={async (event) => {
            event.preventDefault();
            if (isEmpty || isPast || busy) return;
            setBusy(true);
            const isMoved = await onMove(entry, day);
            setBusy(false);
            if (isMoved) onClose();
          }}
        >
          <Field.Root invalid={isPast}>
            <Field.Label>{words.day}</Field.Label>
            <Input
              data-autofocus
              type="date"
              min={localDay(now)}
              value={day ?? ""}
              onChange={(event) => setChosen({ of: entry, day: event.currentTarget.value })}
            />
            <Field.ErrorText>{words.past}</Field.ErrorText>
          </Field.Root>
          <Text mt="2" textStyle="caption" color="fg.muted">
            {words.keeps(timeText(entry.at))}
          </Text>
        </form>
      )}
    </PanelDialog>
  );
}
