import { Text } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { AddressChoices } from "#indexing/address-choices.tsx";
import { useIndexResults } from "#indexing/data/index-results.ts";
import { useIndexCheck } from "#indexing/data/use-index-check.ts";
import { IndexCheck } from "#indexing/index-check.tsx";
import type { RefusedTarget } from "#indexing/refused-target.ts";
import { type SlugActions, useRedirects } from "#indexing/use-redirects.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages } from "./messages.ts";

const words = messages.confirm;

interface DeletePostsDialogProps {
  /** Empty closes the dialog. */
  readonly posts: readonly StoredPost[];
  /** Posts to suggest as targets of a redirect. */
  readonly others: readonly StoredPost[];
  readonly busy: boolean;
  readonly finalFocusEl: () => HTMLElement | null;
  readonly onCancel: () => void;
  readonly refused: RefusedTarget | null;
  /** Returns false after a failure: the dialog stays open. */
  readonly onConfirm: (actions: SlugActions) => Promise<boolean>;
}

export function DeletePostsDialog(props: DeletePostsDialogProps) {
  const { posts, others, busy, finalFocusEl, refused, onCancel, onConfirm } = props;
  const choices = useRedirects(posts);
  const slugs = posts.map((post) => post.slug);
  const indexResults = useIndexResults(slugs);
  const check = useIndexCheck(slugs);
  const [first] = posts;
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={posts.length === 1 && first ? words.one(first.title) : words.many(posts.length)}
      confirm={messages.delete}
      busyText={words.deleting}
      busy={busy}
      finalFocusEl={finalFocusEl}
      disabled={!choices.isValid}
      onCancel={() => {
        choices.reset();
        check.stop();
        onCancel();
      }}
      onConfirm={async () => {
        if (await onConfirm(choices.actions)) choices.reset();
      }}
    >
      <Text>{words.trash(posts.length)}</Text>
      <IndexCheck posts={posts} indexResults={indexResults} check={check} />
      <AddressChoices {...choices} posts={posts} others={others} refused={refused} />
    </ConfirmDialog>
  );
}
