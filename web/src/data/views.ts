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

/**
 * Keeps the number that a card showed when it was pressed, for the page that opens.
 * @param views stored views as the list knows them
 */
export function rememberListed(postId: string, views: number): void {
  remember(postId, views, listedKeyOf);
}

/**
 * Views that an article's page shows: one more than stored, its reader's own. After a press on a card the stored
 * number may hold that view already, so the list's number decides (G-24). Asking forgets the press.
 * @param stored views that the page was rendered with
 */
export function viewsToShow(postId: string, stored: number): number {
  const key = listedKeyOf(postId);
  try {
    const listed = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return listed === null ? stored + 1 : Math.max(stored, Number(listed) + 1);
  } catch {
    return stored + 1;
  }
}

const listedKeyOf = (postId: string) => `nhk.listed.${postId}`;
const keyOf = (postId: string) => `nhk.view.${postId}`;

function lastTold(postId: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(postId)) ?? 0);
  } catch {
    return 0;
  }
}

function remember(postId: string, value: number, key = keyOf): void {
  try {
    sessionStorage.setItem(key(postId), String(value));
  } catch {
    // Without storage the server's own mark remains.
  }
}
