import { codeOf } from "./access-mail.ts";

/** Posts published in one run; the next one, five minutes later, takes the rest. */
const POSTS_PER_RUN = 100;

export interface PublishScheduledDeps {
  /** Ids of posts whose time has come, the earliest first. */
  readonly due: (now: Date, limit: number) => Promise<readonly string[]>;
  /**
   * Publishes one post in one commit, unless it is not due at this moment: somebody may just have moved its date, or our
   * clock is ahead. A text whose claims nobody has checked becomes a draft again instead.
   */
  readonly publish: (id: string) => Promise<"published" | "not due" | "unchecked">;
  readonly now: () => Date;
  readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

/**
 * Publishes every post whose date has come (capability G-22). A post that fails does not hold up the others: it stays
 * due and is tried again.
 * @returns how many were published and how many failed
 */
export async function publishScheduled(
  deps: PublishScheduledDeps,
): Promise<{ readonly published: number; readonly failed: number }> {
  const now = deps.now();
  let published = 0;
  let failed = 0;
  for (const id of await deps.due(now, POSTS_PER_RUN)) {
    try {
      const outcome = await deps.publish(id);
      if (outcome === "published") published += 1;
      if (outcome === "unchecked") deps.log("post_unchecked", { id });
    } catch (error) {
      failed += 1;
      deps.log("post_not_published", { id, code: codeOf(error) });
    }
  }
  return { published, failed };
}
