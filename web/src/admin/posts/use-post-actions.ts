import type { SlugAction } from "functions/domain/calls-deletion";
import { DomainError } from "functions/domain/errors";
import { needsClaimCheck, type StoredPost } from "functions/domain/post";
import { useState } from "react";
import { deletePosts, restorePosts } from "#data/deletion.ts";
import { setPublished } from "#data/panel-posts.ts";
import { notify } from "#ui/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

interface Listeners {
  readonly published: (ids: ReadonlySet<string>, published: boolean) => void;
  readonly removed: (ids: ReadonlySet<string>) => void;
  readonly restored: () => void;
  /** A post whose claims somebody has to check: leads to its editor. */
  readonly unchecked: (post: StoredPost) => void;
}

/** What can be done with posts, one or many. */
export function usePostActions(listeners: Listeners) {
  /** What switches show while their write is under way; a failure puts them back (ADM-04). */
  const [switching, setSwitching] = useState<ReadonlyMap<string, boolean>>(new Map());

  /** @returns the posts to which nothing was done, by a failure or because somebody has to check them first */
  async function publish(
    chosen: readonly StoredPost[],
    published: boolean,
  ): Promise<readonly StoredPost[]> {
    const unchecked = published
      ? chosen.filter((post) => !post.published && needsClaimCheck(post))
      : [];
    const posts = chosen.filter((post) => !unchecked.includes(post));
    const isDone = posts.length === 0 || (await write(posts, published));
    const [first] = unchecked;
    if (!first) return isDone ? [] : posts;
    // One post leads to its editor at once; of several, those that could be published are published first.
    const { title, text, open } = messages.unchecked;
    if (chosen.length === 1) {
      notify.error(title, text(1));
      listeners.unchecked(first);
    } else {
      const action = { label: open, onClick: () => listeners.unchecked(first) };
      notify.error(title, text(unchecked.length), action);
    }
    return isDone ? unchecked : chosen;
  }

  /** @returns whether it was done; if not, the person has been told */
  async function write(posts: readonly StoredPost[], published: boolean): Promise<boolean> {
    const ids = new Set(posts.map(({ id }) => id));
    setSwitching(
      (before) => new Map([...before, ...[...ids].map((id) => [id, published] as const)]),
    );
    try {
      await setPublished(posts, published);
      listeners.published(ids, published);
      return true;
    } catch (error) {
      console.error("A post's status could not be written", error);
      notify.error(messages.publishFailed.title, messages.publishFailed.description);
      return false;
    } finally {
      setSwitching((before) => new Map([...before].filter(([id]) => !ids.has(id))));
    }
  }

  async function undo(ids: readonly string[]): Promise<void> {
    try {
      const back = await restorePosts(ids);
      const renamed = back.filter((post) => post.renamed).map(({ slug }) => slug);
      listeners.restored();
      notify.success(
        messages.restored(back.length),
        renamed.length === 0 ? undefined : messages.renamed(renamed),
      );
    } catch (error) {
      console.error("Posts could not be restored", error);
      notify.error(
        messages.restoreFailed.title,
        reasonOf(error, messages.restoreFailed.description),
      );
    }
  }

  const [remove, removing] = useAction(
    async (posts: readonly StoredPost[], actions: Readonly<Record<string, SlugAction>>) => {
      const ids = posts.map(({ id }) => id);
      try {
        await deletePosts(ids, actions);
      } catch (error) {
        throw new FailedDeletion(posts.length, error);
      }
      listeners.removed(new Set(ids));
      notify.success(messages.deleted(ids.length), messages.deletedText, {
        label: messages.undo,
        onClick: () => void undo(ids),
      });
    },
    {
      failure: (error) => ({
        title: messages.deleteFailed(error instanceof FailedDeletion ? error.count : 1),
        description: reasonOf(error, messages.deleteFailedText),
      }),
    },
  );

  return { publish, switching, remove, removing };
}

/** Knows how many posts it was about, for the words of the toast. */
class FailedDeletion extends DomainError {
  readonly count: number;

  constructor(count: number, cause: unknown) {
    const { code, safe } = cause instanceof DomainError ? cause : new DomainError("internal");
    super(code, safe, { cause });
    this.count = count;
  }
}

function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof DomainError ? (error.safe ?? otherwise) : otherwise;
}
