import { publicCall } from "#data/shared/public-call.ts";
import { readStored, removeStored, writeStored } from "#lib/browser-storage.ts";

/** The server uses the same window. */
const WINDOW_MS = 30 * 60_000;
const counted = new Set<string>();

export function countView(postId: string): void {
  const now = Date.now();
  if (counted.has(postId) || now - lastCounted(postId) < WINDOW_MS) return;
  counted.add(postId);
  storeCountTime(postId, now);
  publicCall("incrementBlogViewCount", { post_id: postId }, { keepalive: true }).catch(
    (error: unknown) => {
      // Lets the opened page retry.
      counted.delete(postId);
      storeCountTime(postId, 0);
      console.warn("View not counted:", error);
    },
  );
}

export function rememberListed(postId: string, views: number): void {
  writeStored("sessionStorage", listedKeyOf(postId), views);
}

/** `stored` may already include the card's click. */
export function viewsToShow(postId: string, stored: number): number {
  const key = listedKeyOf(postId);
  const listed = readStored("sessionStorage", key);
  removeStored("sessionStorage", key);
  return listed === undefined ? stored + 1 : Math.max(stored, Number(listed) + 1);
}

const listedKeyOf = (postId: string) => `nhk.listed.${postId}` as const;
const keyOf = (postId: string) => `nhk.view.${postId}` as const;

function lastCounted(postId: string): number {
  return Number(readStored("sessionStorage", keyOf(postId)) ?? 0);
}

function storeCountTime(postId: string, time: number): void {
  writeStored("sessionStorage", keyOf(postId), time);
}
