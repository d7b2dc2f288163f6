import { Button, Dialog, Portal, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { type JobPosts, type JobView, postsOfJob } from "#data/import-jobs.ts";
import { lossText } from "./job-view.ts";
import { messages } from "./messages.ts";

export interface DeleteJobDialogProps {
  /** The job to be deleted; undefined closes the dialog. */
  readonly job: JobView | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a job goes, and says what goes with it. */
export function DeleteJobDialog({ job, onCancel, onConfirm }: DeleteJobDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const loss = useLoss(job?.id);
  const { confirm } = messages;
  return (
    <Dialog.Root
      role="alertdialog"
      placement={{ base: "bottom", sm: "center" }}
      open={job !== undefined}
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{confirm.title(job?.job_name ?? "")}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text aria-live="polite">{loss}</Text>
              <Text mt="2" color="fg.muted">
                {confirm.permanent}
              </Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" colorPalette="gray" onClick={onCancel}>
                {confirm.cancel}
              </Button>
              <Button colorPalette="red" onClick={onConfirm}>
                {messages.deleteJob}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** What the deletion takes away, counted when the dialog opens. */
function useLoss(jobId: string | undefined): string {
  const [counted, setCounted] = useState<{ id: string; posts: JobPosts | "failed" }>();
  useEffect(() => {
    if (jobId === undefined) return;
    let ended = false;
    const tell = (posts: JobPosts | "failed") => {
      if (!ended) setCounted({ id: jobId, posts });
    };
    postsOfJob(jobId)
      .then(tell)
      .catch((error: unknown) => {
        console.warn("The posts of a job could not be counted", error);
        tell("failed");
      });
    return () => {
      ended = true;
    };
  }, [jobId]);
  if (counted === undefined || counted.id !== jobId) return messages.confirm.counting;
  return counted.posts === "failed" ? messages.confirm.countFailed : lossText(counted.posts);
}
