import { POST_SOURCES } from "domain/posts/post";
import { readStored, removeStored, tryStorage, writeStored } from "kit/lib/browser-storage";
import * as v from "valibot";
import type { Draft } from "../shared/draft.ts";

const StoredDraftSchema = v.object({
  id: v.string(),
  savedAt: v.string(),
  /** `updated_at` of the post that was open; '' for a new one. */
  base: v.string(),
  draft: v.object({
    title: v.string(),
    slug: v.string(),
    slugFollows: v.boolean(),
    excerpt: v.string(),
    featured_image_url: v.string(),
    image_alt: v.string(),
    meta_title: v.string(),
    meta_description: v.string(),
    // Missing in drafts stored before the field existed.
    source: v.optional(v.picklist(["", ...POST_SOURCES]), ""),
    tags: v.optional(v.string(), "auto"),
    labels: v.optional(v.string(), ""),
    published: v.boolean(),
    date: v.string(),
    dateIs: v.picklist(["untouched", "now", "chosen"]),
    content: v.variant("source", [
      v.object({ source: v.literal("html"), html: v.string() }),
      v.object({ source: v.literal("markdown"), markdown: v.string() }),
    ]),
  }),
});
export interface StoredDraft {
  readonly id: string;
  readonly savedAt: string;
  readonly base: string;
  readonly draft: Draft;
}

export type UnsavedDraft = Omit<StoredDraft, "savedAt">;

const PREFIX = "nhk.editor.";

export const draftKey = (id: string, tab: string) => `${PREFIX}${id}.${tab}` as const;
export const getTab = (key: string) => key.slice(key.lastIndexOf(".") + 1);

/** @returns false when the browser refused to store it */
export function storeDraft(unsaved: UnsavedDraft, tab: string, now = new Date()): boolean {
  const stored: StoredDraft = { ...unsaved, savedAt: now.toISOString() };
  const isStored = writeStored("localStorage", draftKey(stored.id, tab), stored);
  if (!isStored) console.warn("Unsaved changes could not be stored in this browser");
  return isStored;
}

export function removeDraft(key: string): void {
  removeStored("localStorage", key);
}

export function draftKeys(): readonly string[] {
  const keys = tryStorage("localStorage", Object.keys) ?? [];
  return keys.filter((key) => key.startsWith(PREFIX));
}

export function loadDraft(key: string): StoredDraft | null {
  const stored = readStored("localStorage", key);
  if (stored === undefined) return null;
  try {
    return v.parse(StoredDraftSchema, stored);
  } catch (error) {
    console.warn("Stored draft could not be read", error);
    return null;
  }
}

export function isDraftFor(stored: StoredDraft, id: string, isNew: boolean): boolean {
  return isNew ? stored.base === "" : stored.base !== "" && stored.id === id;
}
