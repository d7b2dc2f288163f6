import { Badge, Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { panelPaths } from "kit/lib/panel-paths";
import { useState } from "react";
import { MAX_USES, usePicturePosts } from "#pictures/data/picture-posts.ts";
import { deletePicture, type LibraryPicture, restorePicture } from "#pictures/data/pictures.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";
import { ReplaceFile } from "./replace-file.tsx";

const RESTORING = { success: { title: messages.restored }, failure: messages.notRestored };

interface PictureUsesProps {
  readonly picture: LibraryPicture;
  readonly onDeleted: () => void;
  /** Called with the new picture's address. */
  readonly onReplaced: (url: string) => void;
}

export function PictureUses({ picture, onDeleted, onReplaced }: PictureUsesProps) {
  const { id, name } = picture;
  const found = usePicturePosts(id);
  const [isAsked, setIsAsked] = useState(false);
  const [restore] = useAction(restorePicture, RESTORING);
  const [remove, isRemoving] = useAction(
    async () => {
      await deletePicture(id);
      const undo = { label: messages.undo, onClick: () => void restore(id) };
      notify.success(messages.deleted, messages.deletedText, undo);
    },
    { failure: messages.notDeleted },
  );
  if (found.state === "failed")
    return (
      <Flex role="alert" align="center" gap="3">
        <Text color="fg.error">{messages.usesFailed}</Text>
        <Button size="sm" variant="outline" onClick={found.retry}>
          {messages.tryAgain}
        </Button>
      </Flex>
    );
  const posts = found.state === "ready" ? found.data : [];
  const close = () => setIsAsked(false);
  return (
    <>
      <Box as="section" borderTopWidth="1px" pt="4">
        <Text as="h3" fontWeight="600" fontSize="sm">
          {found.state === "loading"
            ? messages.usesLoading
            : messages.usedIn(posts.length, MAX_USES)}
        </Text>
        <PostLinks posts={posts} picture={id} />
      </Box>
      <Flex wrap="wrap" gap="2">
        <ReplaceFile
          picture={picture}
          posts={found.state === "ready" ? posts.length : null}
          onReplaced={onReplaced}
        />
        <Button
          size="sm"
          variant="ghost"
          color="fg.error"
          disabled={found.state === "loading"}
          onClick={() => setIsAsked(true)}
        >
          {messages.delete}
        </Button>
      </Flex>
      <PanelDialog
        role="alertdialog"
        scrollBehavior="inside"
        open={isAsked && posts.length > 0}
        title={messages.guard}
        onClose={close}
        footer={
          <Button data-autofocus variant="outline" onClick={close}>
            {messages.close}
          </Button>
        }
      >
        <Text mb="3">
          {messages.guardText(
            posts.length,
            posts.filter((post) => post.published).length,
            MAX_USES,
          )}
        </Text>
        <PostLinks posts={posts} picture={id} hasState />
      </PanelDialog>
      <ConfirmDialog
        open={isAsked && posts.length === 0}
        title={messages.confirm}
        confirm={messages.delete}
        busyText={messages.deleting}
        busy={isRemoving}
        onCancel={close}
        onConfirm={async () => {
          const isDone = await remove();
          close();
          if (isDone) onDeleted();
        }}
      >
        <Text overflowWrap="anywhere">{messages.confirmText(name)}</Text>
      </ConfirmDialog>
    </>
  );
}

interface PostLinksProps {
  readonly posts: readonly StoredPost[];
  readonly picture: string;
  readonly hasState?: boolean;
}

/** In tabs of their own: the editor may hold unsaved text. */
function PostLinks({ posts, picture, hasState = false }: PostLinksProps) {
  return (
    <Box as="ul" listStyleType="none" fontSize="sm">
      {posts.slice(0, MAX_USES).map((post) => (
        <Flex as="li" key={post.id} py="1" gap="2" align="center" justify="space-between">
          <Text minW="0" overflowWrap="anywhere">
            <Link variant="underline" lang="es" href={panelPaths.editPost(post.id)} target="_blank">
              {post.title}
            </Link>
            {post.featured_image_url?.includes(picture) ? ` · ${messages.featured}` : null}
          </Text>
          {hasState ? (
            <Badge colorPalette={post.published ? "green" : "gray"}>
              {post.published ? messages.published : messages.draft}
            </Badge>
          ) : null}
        </Flex>
      ))}
    </Box>
  );
}

export function DeletedPicture({
  picture: { id, purge_at, replaced_by },
}: {
  readonly picture: LibraryPicture;
}) {
  const [run, isRunning] = useAction(restorePicture, RESTORING);
  return (
    <>
      {purge_at ? <Text>{messages.deletedUntil(purge_at, replaced_by !== undefined)}</Text> : null}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={isRunning}
        onClick={() => void run(id)}
      >
        {messages.restore}
      </Button>
    </>
  );
}
