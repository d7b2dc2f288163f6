import type { RestoredPost } from "domain/calls/deletion";
import type { Post } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { restoreImportJob } from "#data/import-jobs.ts";
import { useIsLastKnown } from "#data/use-last-known.ts";
import type { LiveList } from "#ui/list/list.tsx";
import { failureText, logFailure, type Notice, useAction } from "#ui/use-action.ts";
import { purgePosts, restorePosts } from "../data/deletion.ts";
import { PartialChange } from "../data/partial-change.ts";
import { readTrash, type TrashedItem } from "../data/trash.ts";
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
  const change = async <T>(entries: Entries, action: () => Promise<T>): Promise<T> => {
    try {
      const result = await action();
      const ids = new Set(getIds(entries));
      setList((now) =>
        now.state === "ready" ? { ...now, data: now.data.filter(({ id }) => !ids.has(id)) } : now,
      );
      return result;
    } finally {
      setRound((count) => count + 1);
    }
  };

  const [restore, restoring] = useAction(
    (entries: Entries) =>
      change(entries, async () => ({ entries, restored: await restored(entries) })),
    { success: restoredNotice, failure: messages.restoreFailed },
  );
  const [purge, purging] = useAction((entries: Entries) => change(entries, () => purged(entries)), {
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

type Entries = readonly TrashEntry[];

const getIds = (entries: Entries) => entries.flatMap(({ posts }) => posts.map(({ id }) => id));

async function restored(entries: Entries): Promise<readonly RestoredPost[]> {
  const posts: RestoredPost[] = [];
  for (const { kind, id } of entries) {
    if (kind === "job") posts.push(...(await restoreImportJob(id)));
  }
  const single = entries.filter(({ kind }) => kind === "post").map(({ id }) => id);
  if (single.length > 0) posts.push(...(await restorePosts(single)));
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

async function purged(entries: Entries): Promise<number> {
  const ids = getIds(entries);
  const count = await purgePosts(ids).catch((error: unknown) => {
    // Only the answer was lost.
    if (error instanceof PartialChange && error.left?.length === 0) return ids.length;
    throw error;
  });
  if (count === 0) throw new DomainError("not-found", messages.nothingPurged);
  return count;
}

function restoredNotice({
  entries,
  restored: posts,
}: {
  readonly entries: Entries;
  readonly restored: readonly RestoredPost[];
}): Notice {
  const [entry, ...others] = entries;
  const [back] = posts;
  const [first] = entry?.kind === "post" && others.length === 0 ? entry.posts : [];
  const jobs = entries.filter(({ kind }) => kind === "job").length;
  const renamed = posts.filter((post) => post.renamed).map(({ slug }) => slug);
  const notes = [
    ...(first && back ? [messages.restoredState[getState(first.post)](back.slug)] : []),
    ...(jobs === 0 ? [] : [messages.restoredJob(jobs)]),
    ...(renamed.length === 0 ? [] : [messages.renamed(renamed)]),
  ];
  const title = messages.restored(posts.length);
  return notes.length === 0 ? { title } : { title, description: notes.join(" ") };
}

export function getState({ published, scheduled_for }: Post): keyof typeof messages.state {
  if (published) return "published";
  return scheduled_for === undefined ? "draft" : "scheduled";
}
