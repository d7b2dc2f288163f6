import { Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { type JobPosts, type JobView, postsOfJob } from "#data/import-jobs.ts";
import { useVerdicts } from "#data/verdicts.ts";
import { ConfirmDialog } from "#ui/panel-confirm.tsx";
import { VerdictText } from "#ui/panel-verdicts.tsx";
import { lossText } from "./job-view.ts";
import { messages } from "./messages.ts";

export interface DeleteJobDialogProps {
  /** The job to be deleted; undefined closes the dialog. */
  readonly job: JobView | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a job goes, and says what goes with it, and what Google knows of that (G-49, G-54). */
export function DeleteJobDialog({ job, onCancel, onConfirm }: DeleteJobDialogProps) {
  const loss = useLoss(job?.id);
  const articles = typeof loss === "object" ? loss.articles : [];
  const verdicts = useVerdicts(articles.map(({ slug }) => slug));
  const { confirm } = messages;
  return (
    <ConfirmDialog
      open={job !== undefined}
      title={confirm.title(job?.job_name ?? "")}
      confirm={messages.deleteJob}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Text aria-live="polite">{textOf(loss)}</Text>
      <VerdictText posts={articles} verdicts={verdicts} />
      <Text mt="2" color="fg.muted">
        {confirm.trash}
      </Text>
    </ConfirmDialog>
  );
}

type Loss = JobPosts | "counting" | "failed";

function textOf(loss: Loss): string {
  if (loss === "counting") return messages.confirm.counting;
  return loss === "failed" ? messages.confirm.countFailed : lossText(loss);
}

/** What the deletion takes away, counted when the dialog opens. */
function useLoss(jobId: string | undefined): Loss {
  const [counted, setCounted] = useState<{ id: string; loss: Loss }>();
  useEffect(() => {
    if (jobId === undefined) return;
    let ended = false;
    const tell = (loss: Loss) => {
      if (!ended) setCounted({ id: jobId, loss });
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
  return counted === undefined || counted.id !== jobId ? "counting" : counted.loss;
}
