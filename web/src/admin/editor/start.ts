import type { Article } from "#data/posts.ts";
import { type Draft, draftOf, newDraft } from "./draft.ts";

/** What the editor begins with. */
export interface Start {
  readonly id: string;
  readonly isNew: boolean;
  /** The stored post; null for a new one. */
  readonly article: Article | null;
  readonly draft: Draft;
}

/** Begins a post. @param id the one it will be stored under, however often saving is tried */
export function startNew(id: string, now: Date): Start {
  return { id, isNew: true, article: null, draft: newDraft(now) };
}

/** Opens a stored post. */
export function startFrom(article: Article): Start {
  return { id: article.post.id, isNew: false, article, draft: draftOf(article) };
}
