import { codeOf, type Log } from "../log.ts";

const POSTS_PER_RUN = 100;

export interface PublishScheduledDeps {
  readonly due: (now: Date, limit: number) => Promise<readonly string[]>;
  /** By the database's clock. With unchecked claims it becomes a draft. */
  readonly publish: (id: string) => Promise<"published" | "not due" | "unchecked">;
  readonly now: () => Date;
  readonly log: Log;
}

/** A post that fails stays due and does not stop the others. */
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
