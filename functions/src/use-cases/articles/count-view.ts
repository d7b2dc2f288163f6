import { isBot, readerSlot, type Visitor } from "../../domain/shared/visitor.ts";

const WINDOW_MS = 30 * 60_000;

export interface CountViewDeps {
  readonly markKey: (address: string, now: Date, parts: readonly string[]) => Promise<string>;
  readonly isPublished: (postId: string) => Promise<boolean>;
  /** False when the mark existed. */
  readonly mark: (postId: string, key: string, now: Date) => Promise<boolean>;
  readonly now: () => Date;
}

export async function countView(
  deps: CountViewDeps,
  postId: string,
  visitor: Visitor,
): Promise<{ readonly counted: boolean }> {
  if (isBot(visitor.userAgent)) return { counted: false };
  if (!(await deps.isPublished(postId))) return { counted: false };
  const now = deps.now();
  const window = Math.floor(now.getTime() / WINDOW_MS);
  const parts = ["view", String(readerSlot(visitor)), postId, String(window)];
  const key = await deps.markKey(visitor.nearest, now, parts);
  return { counted: await deps.mark(postId, key, now) };
}
