import { POST_SOURCES } from "functions/domain/post";
import * as v from "valibot";
import type { Draft } from "./draft.ts";

/** Unsaved work as this browser keeps it: it survives a crash, a closed tab and an expired session. */
const KeptSchema = v.object({
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
    // Work that was kept before there were sources.
    source: v.optional(v.picklist(["", ...POST_SOURCES]), ""),
    published: v.boolean(),
    date: v.string(),
    dateIs: v.picklist(["untouched", "now", "chosen"]),
    content: v.variant("source", [
      v.object({ source: v.literal("html"), html: v.string() }),
      v.object({ source: v.literal("markdown"), markdown: v.string() }),
    ]),
  }),
});
export interface KeptDraft {
  readonly id: string;
  readonly savedAt: string;
  readonly base: string;
  readonly draft: Draft;
}

/** Unsaved work before it is kept. */
export type Work = Omit<KeptDraft, "savedAt">;

const PREFIX = "nhk.editor.";
/** New posts have no id that an address could name: whichever was left last is offered. */
const keyOf = (id: string, isNew: boolean) => `${PREFIX}${isNew ? "new." : ""}${id}`;

/** Keeps unsaved work. @returns whether the browser took it */
export function keepDraft(work: Work, isNew: boolean, now = new Date()): boolean {
  const kept: KeptDraft = { ...work, savedAt: now.toISOString() };
  try {
    localStorage.setItem(keyOf(kept.id, isNew), JSON.stringify(kept));
    return true;
  } catch (error) {
    console.warn("Unsaved changes could not be kept in this browser", error);
    return false;
  }
}

/** Forgets unsaved work: it was saved or discarded. */
export function forgetDraft(id: string, isNew: boolean): void {
  try {
    localStorage.removeItem(keyOf(id, isNew));
  } catch (error) {
    console.warn("Kept changes could not be removed", error);
  }
}

/**
 * The unsaved work on a post; of new posts the one that was left last.
 * @param id of the stored post, or null for a new one
 */
export function keptDraft(id: string | null): KeptDraft | null {
  try {
    const keys =
      id === null
        ? Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}new.`))
        : [keyOf(id, false)];
    const drafts = keys.flatMap((key) => parse(localStorage.getItem(key)));
    return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null;
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptDraft[] {
  if (text === null) return [];
  try {
    return [v.parse(KeptSchema, JSON.parse(text))];
  } catch (error) {
    console.warn("Kept changes could not be read", error);
    return [];
  }
}
