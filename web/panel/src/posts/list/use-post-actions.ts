import type { PublishRefusal } from "domain/calls/saving";
import { needsClaimCheck, type StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { useRef, useState } from "react";
import { type RefusedTarget, refusedTarget } from "#indexing/refused-target.ts";
import type { SlugActions } from "#indexing/use-redirects.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, notifyFailure, useAction } from "#ui/use-action.ts";
import { deletePosts, restorePosts } from "../data/deletion.ts";
import { publishPosts } from "../data/panel-posts.ts";
import { PartialChange } from "../data/partial-change.ts";
import { messages } from "./messages.ts";

export interface PublishQuestion {
  /** Everything that shall be published. */
  readonly posts: readonly StoredPost[];
  readonly drafts: readonly StoredPost[];
  /** Those of the drafts that have a time to come. */
  readonly scheduled: readonly StoredPost[];
  readonly answer: (publishNow: boolean) => void;
}

interface Listeners {
  readonly onPublished: (ids: ReadonlySet<string>, published: boolean) => void;
  readonly onRemoved: (ids: ReadonlySet<string>) => void;
  readonly onRestored: () => void;
  /** Something is left to do in the editor before the post can be published. */
  readonly onUnfinished: (post: StoredPost) => void;
}

export function usePostActions(listeners: Listeners) {
  /** State of the switches during a write. */
  const [pendingStates, setPendingStates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());
  const [refused, setRefused] = useState<RefusedTarget | null>(null);
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  /** A deletion that failed before its end: deleting the rest continues it. */
  const interrupted = useRef<Part | null>(null);

  /** Asks about schedules and several drafts. @returns true if the posts may be published */
  async function mayPublish(posts: readonly StoredPost[]): Promise<boolean> {
    const drafts = posts.filter((post) => !post.published);
    const scheduled = drafts.filter((post) => post.scheduled_for !== undefined);
    if (scheduled.length === 0 && drafts.length < 2) return true;
    return await new Promise((resolve) => {
      const answer = (publishNow: boolean) => {
        setQuestion(null);
        resolve(publishNow);
      };
      setQuestion({ posts, drafts, scheduled, answer });
    });
  }

  /** @returns the posts that did not change */
  async function publish(
    selected: readonly StoredPost[],
    published: boolean,
  ): Promise<readonly StoredPost[]> {
    const unchecked = published
      ? selected.filter((post) => !post.published && needsClaimCheck(post))
      : [];
    const posts = selected.filter((post) => !unchecked.includes(post));
    if (published && !(await mayPublish(posts))) return selected;
    const refused = posts.length === 0 ? new Map() : await savePublished(posts, published);
    const refusedFor = (why: PublishRefusal) => posts.filter(({ id }) => refused?.get(id) === why);
    const undescribed = refusedFor("descriptions");
    const unconfirmed = [...unchecked, ...refusedFor("claims")];
    offerEditor(unconfirmed, selected.length === 1, messages.unchecked);
    offerEditor(undescribed, selected.length === 1, messages.undescribed);
    return refused === null ? selected : [...unconfirmed, ...undescribed];
  }

  /** A single post opens the editor at once; after several, the toast offers it. */
  function offerEditor(
    unfinished: readonly StoredPost[],
    isSingle: boolean,
    { title, text }: { readonly title: string; readonly text: (count: number) => string },
  ): void {
    const [first] = unfinished;
    if (!first) return;
    const open = () => listeners.onUnfinished(first);
    const action = isSingle ? [] : [{ label: messages.openFirst, onClick: open }];
    notify.error(title, text(unfinished.length), ...action);
    if (isSingle) open();
  }

  /** @returns why posts stay drafts, by id; null after a failure, which is shown */
  async function savePublished(
    posts: readonly StoredPost[],
    published: boolean,
  ): Promise<ReadonlyMap<string, PublishRefusal> | null> {
    const ids = new Set(posts.map(({ id }) => id));
    setPendingStates(
      (before) => new Map([...before, ...[...ids].map((id) => [id, published] as const)]),
    );
    // Of two clicks on a switch the second must win.
    const write = lastWrite.current.then(async () => {
      const answer = await publishPosts(posts, published);
      const refused = new Map(answer.map(({ post_id, why }) => [post_id, why]));
      const changed = posts.map(({ id }) => id).filter((id) => !refused.has(id));
      listeners.onPublished(new Set(changed), published);
      return refused;
    });
    lastWrite.current = write.catch(() => undefined);
    try {
      return await write;
    } catch (error) {
      console.error("A post's status could not be written", error);
      notify.error(messages.publishFailed.title, messages.publishFailed.description);
      return null;
    } finally {
      const isOwn = (id: string, state: boolean) => ids.has(id) && state === published;
      setPendingStates((before) => new Map([...before].filter((state) => !isOwn(...state))));
    }
  }

  async function undo(ids: readonly string[], operationId?: string): Promise<void> {
    try {
      const continued = operationId === undefined ? [] : [operationId];
      const restored = await restorePosts(ids, ...continued);
      const renamed = restored.filter((post) => post.renamed).map(({ slug }) => slug);
      listeners.onRestored();
      notify.success(
        messages.restored(restored.length),
        renamed.length === 0 ? undefined : messages.renamed(renamed),
      );
    } catch (error) {
      console.error("Posts could not be restored", error);
      const part = findPart(ids, error);
      if (!part) return notifyFailure(messages.restoreFailed, error);
      listeners.onRestored();
      if (part.left.length === 0) return notify.success(messages.restored(ids.length));
      notify.error(messages.partlyRestored(part.done.length, ids.length), messages.inTrash, {
        label: messages.goOn,
        onClick: () => void undo(part.left, part.operationId),
      });
    }
  }

  const [remove, removing] = useAction(
    async (posts: readonly StoredPost[], actions: SlugActions) => {
      const ids = posts.map(({ id }) => id);
      const before = interrupted.current;
      const isContinued = before !== null && ids.every((id) => before.left.includes(id));
      const earlier = isContinued ? before.done : [];
      try {
        await deletePosts(ids, actions, ...(isContinued ? [before.operationId] : []));
      } catch (error) {
        const part = findPart(ids, error);
        if (part?.left.length !== 0) {
          setRefused(refusedTarget(actions, error));
          if (part) interrupted.current = { ...part, done: [...earlier, ...part.done] };
          else if (!isContinued) interrupted.current = null;
          if (part) listeners.onRemoved(new Set(part.done));
          throw new DeletionError(ids.length, part?.done.length ?? 0, error);
        }
        // Only the answer was lost.
      }
      interrupted.current = null;
      listeners.onRemoved(new Set(ids));
      const all = [...earlier, ...ids];
      notify.success(messages.deleted(all.length), messages.deletedText, {
        label: messages.undo,
        onClick: () => void undo(all),
      });
    },
    {
      failure: (error) => {
        const { count, done } = error instanceof DeletionError ? error : { count: 1, done: 0 };
        return done === 0
          ? {
              title: messages.deleteFailed(count),
              description: failureText(error, messages.deleteFailedText),
            }
          : {
              title: messages.partlyDeleted(done, count),
              description: messages.othersLeft(count - done),
            };
      },
    },
  );

  return { publish, question, pendingStates, remove, removing, refused };
}

interface Part {
  readonly operationId: string;
  readonly done: readonly string[];
  readonly left: readonly string[];
}

/** What a failed operation has done; null when it is all or nothing, or could not be read. */
function findPart(ids: readonly string[], error: unknown): Part | null {
  if (!(error instanceof PartialChange) || error.left === undefined) return null;
  const { left, operationId } = error;
  const done = ids.filter((id) => !left.includes(id));
  return done.length === 0 ? null : { operationId, done, left };
}

class DeletionError extends DomainError {
  readonly count: number;
  readonly done: number;

  constructor(count: number, done: number, cause: unknown) {
    const { code, safe } = cause instanceof DomainError ? cause : new DomainError("internal");
    super(code, safe, { cause });
    this.count = count;
    this.done = done;
  }
}
