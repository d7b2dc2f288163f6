import * as v from "valibot";
import type { Notice } from "#ui/use-action.ts";

const KEY = "panel-flash";
const NoticeSchema = v.object({ title: v.string(), description: v.exactOptional(v.string()) });

/** Keeps a toast for the page that comes next in this tab. */
export function keepFlash(notice: Notice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch (error) {
    console.warn("This browser keeps nothing between pages", error);
  }
}

/** The toast that the page before left, once. */
export function takeFlash(): Notice | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : v.parse(NoticeSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
