import { Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { type JobPosts, type JobView, postsOfJob } from "#data/imports/import-jobs.ts";
import { useIndexCheck } from "#data/indexing/use-index-check.ts";
import { useVerdicts } from "#data/indexing/verdicts.ts";
import { ConfirmDialog } from "#ui/panel/confirm-dialog.tsx";
import { IndexCheck } from "#ui/panel/indexing/index-check.tsx";
import { deletionText } from "./job-view.ts";
import { messages } from "./messages.ts";

export interface DeleteJobDialogProps {
  /** Undefined closes the dialog. */
  readonly job: JobView | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function DeleteJobDialog({ job, onCancel, onConfirm }: DeleteJobDialogProps) {
  const posts = useJobPosts(job?.id);
  const articles = typeof posts === "object" ? posts.articles : [];
  const slugs = articles.map(({ slug }) => slug);
  const verdicts = useVerdicts(slugs);
  const check = useIndexCheck(slugs);
  const { confirm } = messages;
  return (
    <ConfirmDialog
      open={job !== undefined}
      title={confirm.title(job?.job_name ?? "")}
      confirm={messages.deleteJob}
      onCancel={() => {
        check.stop();
        onCancel();
      }}
      onConfirm={onConfirm}
    >
      <Text aria-live="polite">{textOf(posts)}</Text>
      <IndexCheck posts={articles} verdicts={verdicts} check={check} />
      {job?.updated_records ? <Text mt="2">{confirm.updated(job.updated_records)}</Text> : null}
      <Text mt="2" color="fg.muted">
        {confirm.trash}
      </Text>
    </ConfirmDialog>
  );
}

type Counted = JobPosts | "counting" | "failed";

function textOf(posts: Counted): string {
  if (posts === "counting") return messages.confirm.counting;
  return posts === "failed" ? messages.confirm.countFailed : deletionText(posts);
}

function useJobPosts(jobId: string | undefined): Counted {
  const [counted, setCounted] = useState<{ id: string; posts: Counted }>();
  useEffect(() => {
    if (jobId === undefined) return;
    let isClosed = false;
    const show = (posts: Counted) => {
      if (!isClosed) setCounted({ id: jobId, posts });
    };
    postsOfJob(jobId)
      .then(show)
      .catch((error: unknown) => {
        console.warn("The posts of a job could not be counted", error);
        show("failed");
      });
    return () => {
      isClosed = true;
    };
  }, [jobId]);
  return counted === undefined || counted.id !== jobId ? "counting" : counted.posts;
}
