import { publicCall } from "#data/public-call.ts";

/** A visit of an article within this time is one visit; the server says the same (SECURITY 3.5). */
const WINDOW_MS = 30 * 60_000;
const told = new Set<string>();

/**
 * Tells the server that an article is being opened. Its card and its page both do: the first one counts.
 * Nobody waits for it, and a failure is only logged (ART-07).
 * @param postId id of a published post
 */
export function countView(postId: string): void {
  const now = Date.now();
  if (told.has(postId) || now - lastTold(postId) < WINDOW_MS) return;
  told.add(postId);
  remember(postId, now);
  publicCall("incrementBlogViewCount", { post_id: postId }, { keepalive: true }).catch(
    (error: unknown) => {
      // The page that opens now may tell it again.
      told.delete(postId);
      remember(postId, 0);
      console.warn("View not counted:", error);
    },
  );
}

const keyOf = (postId: string) => `nhk.view.${postId}`;

function lastTold(postId: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(postId)) ?? 0);
  } catch {
    return 0;
  }
}

function remember(postId: string, time: number): void {
  try {
    sessionStorage.setItem(keyOf(postId), String(time));
  } catch {
    // Without storage the server's own mark remains.
  }
}
