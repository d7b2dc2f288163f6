import { Button, Progress, Text } from "@chakra-ui/react";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { messages } from "./messages.ts";
import type { Step } from "./use-delete-all.ts";

interface ProgressDialogProps {
  readonly step: Extract<Step, { at: "deleting" | "stopped" }>;
  readonly onResume: () => void;
  readonly onLeave: () => void;
}

/** A running deletion cannot be closed. */
export function ProgressDialog({ step, onResume, onLeave }: ProgressDialogProps) {
  const { deletion, deleted } = step;
  const stopped = step.at === "stopped";
  return (
    <PanelDialog
      open
      role="alertdialog"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      title={stopped ? messages.stopped.title : messages.progress.title}
      footer={
        stopped ? (
          <>
            <Button variant="outline" onClick={onLeave}>
              {messages.stopped.leave}
            </Button>
            <Button colorPalette="red" onClick={onResume}>
              {messages.stopped.resume}
            </Button>
          </>
        ) : null
      }
    >
      <Progress.Root
        size="xs"
        colorPalette={stopped ? "red" : "brand"}
        value={Math.min(deleted, deletion.count)}
        max={deletion.count}
        aria-label={messages.progress.title}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2.5" role="status">
        {messages.progress.text(deleted, deletion.count)}
      </Text>
      <Text color="fg.muted">{stopped ? messages.stopped.text : messages.progress.stay}</Text>
    </PanelDialog>
  );
}
