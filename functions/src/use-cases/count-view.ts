import { isAutomatic } from "../domain/visitor.ts";

/** A visitor's views of an article within this time are one view (SECURITY 3.5). */
const WINDOW_MS = 30 * 60_000;

export interface CountViewDeps {
  /** Keyed hash that stands for visitor, article and window: nothing about the visitor is stored. */
  readonly markKey: (address: string, now: Date, parts: readonly string[]) => Promise<string>;
  readonly isPublished: (postId: string) => Promise<boolean>;
  /** One commit: the mark and the increment, nothing else of the post. False when the mark was there already. */
  readonly mark: (postId: string, key: string, now: Date) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Counts a view once for each visitor, article and half hour; programs, drafts and unknown posts are not counted.
 * Calling it again for the same view changes nothing.
 */
export async function countView(
  deps: CountViewDeps,
  postId: string,
  { address, userAgent }: { readonly address: string; readonly userAgent: string },
): Promise<{ readonly counted: boolean }> {
  if (isAutomatic(userAgent)) return { counted: false };
  if (!(await deps.isPublished(postId))) return { counted: false };
  const now = deps.now();
  const window = Math.floor(now.getTime() / WINDOW_MS);
  const key = await deps.markKey(address, now, ["view", userAgent, postId, String(window)]);
  return { counted: await deps.mark(postId, key, now) };
}
