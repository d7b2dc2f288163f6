import { Text } from "@chakra-ui/react";
import type { SlugAction } from "functions/domain/calls/deletion";
import type { StoredPost } from "functions/domain/posts/post";
import { useState } from "react";
import { useIndexCheck } from "#data/indexing/use-index-check.ts";
import { useVerdicts } from "#data/indexing/verdicts.ts";
import { ConfirmDialog } from "#ui/panel/confirm-dialog.tsx";
import { IndexCheck } from "#ui/panel/indexing/index-check.tsx";
import { AddressChoices, isTarget, type Redirects, slugActionsOf } from "./address-choices.tsx";
import { messages } from "./messages.ts";
import type { RefusedTarget } from "./use-post-actions.ts";

const words = messages.confirm;
const NONE: Redirects = new Map();

interface DeletePostsDialogProps {
  /** Empty closes the dialog. */
  readonly posts: readonly StoredPost[];
  /** Posts to suggest as targets of a redirect. */
  readonly others: readonly StoredPost[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly refused: RefusedTarget | null;
  /** Returns false after a failure: the dialog stays open. */
  readonly onConfirm: (actions: Readonly<Record<string, SlugAction>>) => Promise<boolean>;
}

export function DeletePostsDialog(props: DeletePostsDialogProps) {
  const { posts, others, busy, refused, onCancel, onConfirm } = props;
  const [redirects, setRedirects] = useState(NONE);
  const slugs = posts.map((post) => post.slug);
  const verdicts = useVerdicts(slugs);
  const check = useIndexCheck(slugs);
  const [first] = posts;
  const isValid = posts.every((post) => {
    const target = redirects.get(post.id);
    return target === undefined || isTarget(target.trim(), post);
  });
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={posts.length === 1 && first ? words.one(first.title) : words.many(posts.length)}
      confirm={messages.delete}
      busyText={words.deleting}
      busy={busy}
      disabled={!isValid}
      onCancel={() => {
        setRedirects(NONE);
        check.stop();
        onCancel();
      }}
      onConfirm={async () => {
        if (await onConfirm(slugActionsOf(redirects))) setRedirects(NONE);
      }}
    >
      <Text>{words.trash(posts.length)}</Text>
      <IndexCheck posts={posts} verdicts={verdicts} check={check} />
      <AddressChoices
        posts={posts}
        others={others}
        redirects={redirects}
        refused={refused}
        onChange={setRedirects}
      />
    </ConfirmDialog>
  );
}
