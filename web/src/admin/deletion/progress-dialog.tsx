import { Button, Dialog, Portal, Progress, Text } from "@chakra-ui/react";
import { messages } from "./messages.ts";
import type { Step } from "./use-delete-all.ts";

interface ProgressDialogProps {
  readonly step: Extract<Step, { at: "deleting" | "stopped" }>;
  readonly onResume: () => void;
  readonly onLeave: () => void;
}

/** The deletion at work: it cannot be dismissed, only continued or left once it has stopped. */
export function ProgressDialog({ step, onResume, onLeave }: ProgressDialogProps) {
  const { deletion, deleted } = step;
  const stopped = step.at === "stopped";
  const text = messages.progress.text(deleted, deletion.count);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement={{ base: "bottom", sm: "center" }}
      closeOnEscape={false}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {stopped ? messages.stopped.title : messages.progress.title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb={stopped ? undefined : "6"}>
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
                {text}
              </Text>
              <Text color="fg.muted">
                {stopped ? messages.stopped.text : messages.progress.stay}
              </Text>
            </Dialog.Body>
            {stopped ? (
              <Dialog.Footer>
                <Button variant="outline" onClick={onLeave}>
                  {messages.stopped.leave}
                </Button>
                <Button colorPalette="red" onClick={onResume}>
                  {messages.stopped.resume}
                </Button>
              </Dialog.Footer>
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
