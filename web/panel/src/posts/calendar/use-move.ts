import { moveToDay } from "domain/contact/working-hours";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { useState } from "react";
import { notify } from "#ui/toasts/toaster.tsx";
import { logFailure, notifyFailure } from "#ui/use-action.ts";
import { reschedulePost, undoRescheduling } from "../data/planned-posts.ts";
import { SaveConflict } from "../data/post-editing.ts";
import { messages } from "./messages.ts";
import type { Entry } from "./month.ts";

interface Move {
  /** The post as it was before it was moved. */
  readonly post: StoredPost;
  readonly to: Date;
}

/** A minute, in which the server's clock may pass the time. */
const MARGIN_MS = 60_000;

export function canMoveTo(entry: Entry, day: string): boolean {
  return moveToDay(entry.at, day).getTime() > Date.now() + MARGIN_MS;
}

/** Moves planned posts to other days, at once on the screen. */
export function useMove() {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());

  /** @returns whether the post has the day now */
  async function move(entry: Entry, day: string): Promise<boolean> {
    const { post, at } = entry;
    const to = moveToDay(at, day);
    if (to.getTime() === at.getTime()) return true;
    if (!canMoveTo(entry, day)) {
      notify.error(messages.past.title, messages.past.description);
      return false;
    }
    setMoves((before) => new Map(before).set(post.id, { post, to }));
    try {
      await reschedulePost(post, to);
    } catch (error) {
      setMoves((before) => new Map([...before].filter(([id]) => id !== post.id)));
      notifyProblem(error);
      return false;
    }
    notify.success(messages.moved(post.title, to), undefined, {
      label: messages.undo,
      onClick: () => void moveBack(post, to, at),
    });
    return true;
  }

  return {
    move,
    /** Times of posts that the list has not read yet. */
    getMoved: (posts: readonly StoredPost[]): ReadonlyMap<string, Date> =>
      new Map(
        posts.flatMap((post) => {
          const moved = moves.get(post.id);
          const isWaiting = moved?.post.change_id === post.change_id;
          return moved && isWaiting ? [[post.id, moved.to] as const] : [];
        }),
      ),
  };
}

async function moveBack({ id, title }: StoredPost, given: Date, former: Date): Promise<void> {
  try {
    const isBack = former > new Date() && (await undoRescheduling(id, given, former));
    if (isBack) notify.success(messages.movedBack(title, former));
    else notify.error(messages.conflict.title, messages.conflict.description);
  } catch (error) {
    notifyProblem(error);
  }
}

function notifyProblem(error: unknown): void {
  const isGone = error instanceof DomainError && error.code === "not-found";
  if (error instanceof SaveConflict || isGone) {
    notify.error(messages.conflict.title, messages.conflict.description);
    return;
  }
  logFailure(error);
  notifyFailure(messages.failed, error);
}
