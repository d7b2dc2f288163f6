import type { RestoredPost } from "functions/domain/calls/deletion";
import type { Post } from "functions/domain/posts/post";
import { DomainError } from "functions/domain/shared/errors";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { restoreImportJob } from "#data/imports/import-jobs.ts";
import { purgePosts, restorePosts } from "#data/posts/deletion.ts";
import { PartialChange } from "#data/posts/partial-change.ts";
import { readTrash, type TrashedItem } from "#data/posts/trash.ts";
import { useIsLastKnown } from "#data/shared/use-last-known.ts";
import type { LiveList } from "#ui/panel/list/list.tsx";
import { failureText, logFailure, type Notice, useAction } from "#ui/panel/use-action.ts";
import { messages } from "./messages.ts";
import type { TrashEntry } from "./trash-entries.ts";

export function useTrash() {
  const [list, setList] = useState<LiveList<TrashedItem>>({ state: "loading" });
  const [round, setRound] = useState(0);
  const { hash } = useLocation();
  const isLastKnown = useIsLastKnown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again, and so does another tab, which may have deleted posts.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: LiveList<TrashedItem>) => {
      if (isCurrent) setList(next);
    };
    const retry = () => {
      setList({ state: "loading" });
      setRound((count) => count + 1);
    };
    readTrash()
      .then(({ posts, unreadable }) => show({ state: "ready", data: posts, unreadable }))
      .catch((error: unknown) => {
        logFailure(error);
        show({ state: "failed", retry });
      });
    return () => {
      isCurrent = false;
    };
  }, [round, hash]);

  /** After a failure some of the posts may have left the trash. */
  const change = async <T>(entry: TrashEntry, action: () => Promise<T>): Promise<T> => {
    try {
      const result = await action();
      const ids = new Set(entry.posts.map(({ id }) => id));
      setList((now) =>
        now.state === "ready" ? { ...now, data: now.data.filter(({ id }) => !ids.has(id)) } : now,
      );
      return result;
    } finally {
      setRound((count) => count + 1);
    }
  };

  const [restore, restoring] = useAction(
    (entry: TrashEntry) => change(entry, async () => ({ entry, restored: await restored(entry) })),
    { success: restoredNotice, failure: messages.restoreFailed },
  );
  const [purge, purging] = useAction((entry: TrashEntry) => change(entry, () => purged(entry)), {
    success: (count) => ({ title: messages.purged(count) }),
    failure: purgeFailure,
  });
  return {
    list: list.state === "ready" ? { ...list, isLastKnown } : list,
    restore,
    restoring,
    purge,
    purging,
  };
}

async function restored({ kind, id }: TrashEntry): Promise<readonly RestoredPost[]> {
  const posts = kind === "job" ? await restoreImportJob(id) : await restorePosts([id]);
  if (posts.length === 0) throw new DomainError("not-found", messages.nothingRestored);
  return posts;
}

function purgeFailure(error: unknown): Notice {
  const { title, description } = messages.purgeFailed;
  const left = error instanceof PartialChange ? error.left : undefined;
  return {
    title: left === undefined ? title : messages.notPurged(left.length),
    description: failureText(error, description),
  };
}

async function purged({ posts }: TrashEntry): Promise<number> {
  const count = await purgePosts(posts.map(({ id }) => id)).catch((error: unknown) => {
    // Only the answer was lost.
    if (error instanceof PartialChange && error.left?.length === 0) return posts.length;
    throw error;
  });
  if (count === 0) throw new DomainError("not-found", messages.nothingPurged);
  return count;
}

function restoredNotice({
  entry,
  restored: posts,
}: {
  readonly entry: TrashEntry;
  readonly restored: readonly RestoredPost[];
}): Notice {
  const [first] = entry.posts;
  const [back] = posts;
  const state =
    entry.kind === "post" && first && back
      ? messages.restoredState[stateOf(first.post)](back.slug)
      : messages.restoredJob;
  const renamed = posts.filter((post) => post.renamed).map(({ slug }) => slug);
  const notes = renamed.length === 0 ? [] : [messages.renamed(renamed)];
  return { title: messages.restored(posts.length), description: [state, ...notes].join(" ") };
}

export function stateOf({ published, scheduled_for }: Post): keyof typeof messages.state {
  if (published) return "published";
  return scheduled_for === undefined ? "draft" : "scheduled";
}
