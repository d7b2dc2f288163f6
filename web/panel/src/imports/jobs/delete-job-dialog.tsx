import { Text } from "@chakra-ui/react";
import { limits } from "domain/shared/limits";
import { useRead } from "kit/firebase/use-read";
import type { ComponentProps } from "react";
import { type JobPosts, type JobView, postsOfJob } from "#data/import-jobs.ts";
import { AddressChoices } from "#indexing/address-choices.tsx";
import { useIndexResults } from "#indexing/data/index-results.ts";
import { useIndexCheck } from "#indexing/data/use-index-check.ts";
import { IndexCheck } from "#indexing/index-check.tsx";
import type { RefusedTarget } from "#indexing/refused-target.ts";
import { type SlugActions, useRedirects } from "#indexing/use-redirects.ts";
import { usePosts } from "#posts/data/panel-posts.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { deletionText } from "./job-view.ts";
import { messages } from "./messages.ts";

export interface DeleteJobDialogProps {
  /** Undefined closes the dialog. */
  readonly job: JobView | undefined;
  readonly busy: boolean;
  readonly finalFocusEl: () => HTMLElement | null;
  readonly refused: RefusedTarget | null;
  readonly onCancel: () => void;
  readonly onConfirm: (actions: SlugActions) => void;
}

export function DeleteJobDialog(props: DeleteJobDialogProps) {
  const { job, busy, finalFocusEl, refused, onCancel, onConfirm } = props;
  const posts = useJobPosts(job?.id);
  const articles = typeof posts === "object" ? posts.articles : [];
  const slugs = articles.map(({ slug }) => slug);
  const indexResults = useIndexResults(slugs);
  const check = useIndexCheck(slugs);
  const choices = useRedirects(articles);
  const isTooMany = choices.count > limits.deletePage;
  const isIndexed = ({ slug }: (typeof articles)[number]) =>
    typeof indexResults === "object" && indexResults.get(slug)?.is_indexed === true;
  const { confirm } = messages;
  return (
    <ConfirmDialog
      open={job !== undefined}
      title={confirm.title(job?.job_name ?? "")}
      confirm={messages.deleteJob}
      busy={busy}
      finalFocusEl={finalFocusEl}
      busyText={confirm.deleting}
      disabled={isTooMany || !choices.isValid}
      onCancel={() => {
        choices.reset();
        check.stop();
        onCancel();
      }}
      onConfirm={() => onConfirm(choices.actions)}
    >
      <Text aria-live="polite">{formatText(posts)}</Text>
      {job?.updated_records ? <Text mt="2">{confirm.updated(job.updated_records)}</Text> : null}
      <Text mt="2" color="fg.muted">
        {confirm.trash(typeof posts === "object" ? posts.posts : 2)}
      </Text>
      <IndexCheck posts={articles} indexResults={indexResults} check={check} />
      <JobAddresses
        {...choices}
        posts={[
          ...articles.filter(isIndexed),
          ...articles.filter((article) => !isIndexed(article)),
        ]}
        refused={refused}
      />
      {isTooMany ? (
        <Text role="status" color="fg.error">
          {confirm.tooMany(limits.deletePage)}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}

const MOST_READ_POSTS = { status: "published", sort: "views" } as const;

function JobAddresses(props: Omit<ComponentProps<typeof AddressChoices>, "others">) {
  const readPosts = usePosts(MOST_READ_POSTS, null);
  return <AddressChoices {...props} others={readPosts.state === "ready" ? readPosts.data : []} />;
}

type Counted = JobPosts | "counting" | "failed";

function formatText(posts: Counted): string {
  if (posts === "counting") return messages.confirm.counting;
  return posts === "failed" ? messages.confirm.countFailed : deletionText(posts);
}

function useJobPosts(jobId: string | undefined): Counted {
  const posts = useRead(
    jobId === undefined ? null : () => postsOfJob(jobId),
    [jobId],
    "The posts of a job could not be counted",
  );
  if (posts.state === "ready") return posts.data;
  return posts.state === "failed" ? "failed" : "counting";
}
