import { readStored, removeStored, writeStored } from "kit/lib/browser-storage";
import { publicCall } from "../shared/public-call.ts";

/** In which a page is gone whose requests were given up because another one replaces it. */
const LEAVING_MS = 200;

const reported = new Set<string>();

/**
 * Reports the view of an article whose card was clicked. The article's page then reports none, so that card and page
 * count once; every other load counts, also a reload.
 */
export function countClick(postId: string): void {
  if (reported.has(postId)) return;
  writeStored("sessionStorage", toClickKey(postId), Date.now());
  report(postId);
}

/** Reports the view of the article that this page shows. */
export function countLoad(postId: string): void {
  const age = Date.now() - Number(readStored("sessionStorage", toClickKey(postId)));
  removeStored("sessionStorage", toClickKey(postId));
  // The page of a clicked card is loaded within a minute.
  if (age < 60_000) reported.add(postId);
  else report(postId);
}

function report(postId: string): void {
  if (reported.has(postId)) return;
  reported.add(postId);
  publicCall("incrementBlogViewCount", { post_id: postId }, { keepalive: true }).catch(
    (error: unknown) =>
      // A page that is left gives up its requests, which arrive all the same. No timer of it ends any more.
      setTimeout(() => {
        // Lets the opened page report it.
        reported.delete(postId);
        removeStored("sessionStorage", toClickKey(postId));
        console.warn("View not counted:", error);
      }, LEAVING_MS),
  );
}

export function rememberListed(postId: string, views: number): void {
  writeStored("sessionStorage", toListedKey(postId), views);
}

/** `stored` may already include the card's click. */
export function viewsToShow(postId: string, stored: number): number {
  const key = toListedKey(postId);
  const listed = readStored("sessionStorage", key);
  removeStored("sessionStorage", key);
  return listed === undefined ? stored + 1 : Math.max(stored, Number(listed) + 1);
}

const toListedKey = (postId: string) => `nhk.listed.${postId}` as const;
const toClickKey = (postId: string) => `nhk.view.${postId}` as const;
