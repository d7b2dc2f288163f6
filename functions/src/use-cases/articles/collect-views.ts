import { localDay } from "domain/contact/working-hours";
import type { Limit } from "../store/token-bucket.ts";
import type { CountViewDeps } from "./count-view.ts";

export interface CollectedViews {
  readonly postId: string;
  readonly day: string;
  /** The limits of each view. */
  readonly views: readonly (readonly Limit[])[];
  readonly now: Date;
}

/**
 * Views that arrive during a commit share the next one.
 * @param commit stores all or none, and returns for each view whether it was counted
 */
export function collectViews(
  commit: (views: CollectedViews) => Promise<readonly boolean[]>,
  pause: () => Promise<void>,
): CountViewDeps["storeView"] {
  interface Waiting {
    readonly views: (readonly Limit[])[];
    readonly counted: Promise<readonly boolean[]>;
  }
  const waiting = new Map<string, Waiting>();
  const resting = new Map<string, Promise<unknown>>();

  async function commitNext(name: string, views: CollectedViews): Promise<readonly boolean[]> {
    await resting.get(name);
    waiting.delete(name);
    const counted = commit(views);
    const ended = Promise.allSettled([counted]);
    const rest = Promise.race([ended, pause().then(pause)])
      .then(pause)
      .finally(() => resting.delete(name));
    resting.set(name, rest);
    return counted;
  }

  return async (postId, limits, now) => {
    const day = localDay(now);
    const name = `${postId}_${day}`;
    let collected = waiting.get(name);
    if (!collected) {
      const views: (readonly Limit[])[] = [];
      collected = { views, counted: commitNext(name, { postId, day, views, now }) };
      waiting.set(name, collected);
    }
    const index = collected.views.push(limits) - 1;
    return (await collected.counted)[index] ?? false;
  };
}
