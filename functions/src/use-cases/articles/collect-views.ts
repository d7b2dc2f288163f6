import { localDay } from "../../domain/contact/working-hours.ts";
import type { CountViewDeps } from "./count-view.ts";

export interface CollectedViews {
  readonly postId: string;
  readonly day: string;
  readonly keys: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Views that arrive during a commit share the next one.
 * @param commit stores all or none, and returns new keys
 */
export function collectViews(
  commit: (views: CollectedViews) => Promise<ReadonlySet<string>>,
  pause: () => Promise<void>,
): CountViewDeps["mark"] {
  const waiting = new Map<string, { keys: Set<string>; counted: Promise<ReadonlySet<string>> }>();
  const resting = new Map<string, Promise<unknown>>();

  async function commitNext(name: string, views: CollectedViews): Promise<ReadonlySet<string>> {
    await resting.get(name);
    waiting.delete(name);
    const counted = commit(views);
    const ended = Promise.allSettled([counted]);
    // When both overlap, marks keep views single.
    const rest = Promise.race([ended, pause().then(pause)])
      .then(pause)
      .finally(() => resting.delete(name));
    resting.set(name, rest);
    return counted;
  }

  return async (postId, key, now) => {
    const day = localDay(now);
    const name = `${postId}_${day}`;
    let views = waiting.get(name);
    if (!views) {
      const keys = new Set<string>();
      views = { keys, counted: commitNext(name, { postId, day, keys, now }) };
      waiting.set(name, views);
    }
    const isRepeat = views.keys.has(key);
    views.keys.add(key);
    const counted = await views.counted;
    return !isRepeat && counted.has(key);
  };
}
