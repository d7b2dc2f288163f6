import { DomainError } from "functions/domain/errors";
import { useState } from "react";
import { createPost, openPost, SaveConflict, updatePost } from "#data/post-editing.ts";
import type { PostFields } from "#data/post-fields.ts";
import type { Article } from "#data/posts.ts";
import { FALLBACK_IMAGES, fallbackImageUrl } from "#lib/fallback-image.ts";
import { notify } from "#ui/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { changedBody, type Draft, fieldsOf, type Problems, problemsOf } from "./draft.ts";
import { messages } from "./messages.ts";

export interface SaveDeps {
  readonly id: string;
  /** The post as it was opened; null for a new one. */
  readonly opened: Article | null;
  /** Address of the administrator. */
  readonly by: string;
  /** What saving does to the signature under the claims of a draft, and how many of them nobody has ticked. */
  readonly judge: (draft: Draft) => Pick<PostFields, "claims"> & { readonly open: number };
  /** Shows what must be mended. */
  readonly onProblems: (problems: Problems) => void;
  readonly onConflict: (theirs: Article) => void;
  readonly onSaved: (draft: Draft, saved: Article, stay: boolean) => void;
}

/**
 * Saving with all its ends: something to mend, taken address, somebody else's save, failure, success.
 * @returns `save`, which stays on the screen when asked to, and whether it is under way
 */
export function useSave(deps: SaveDeps) {
  const [saveNow, busy] = useAction(store, {
    failure: (error) => ({
      title: messages.failed.title,
      description: (error instanceof DomainError && error.safe) || messages.failed.description,
    }),
  });
  // The picture that stands in for a missing one is drawn once, not at every attempt.
  const [spare] = useState(() => fallbackImageUrl(anyOf(FALLBACK_IMAGES)));

  async function store(draft: Draft, opened: Article | null, stay: boolean): Promise<void> {
    const fields = {
      ...fieldsOf(draft),
      claims: deps.judge(draft).claims,
      featured_image_url: draft.featured_image_url.trim() || spare,
    };
    const body = changedBody(draft, opened?.body);
    try {
      if (opened) await updatePost(opened, fields, body, deps.by);
      else await createPost(deps.id, fields, body ?? { content: "", content_format: "html" });
    } catch (error) {
      if (error instanceof SaveConflict) return deps.onConflict(error.theirs);
      if (error instanceof DomainError && error.code === "already-exists") {
        deps.onProblems({ slug: messages.problems.slugTaken });
      }
      throw error;
    }
    const saved = await openPost(deps.id);
    if (saved) deps.onSaved(draft, saved, stay);
  }

  /** @param opened the version to save over, when it is not the one that was opened */
  function save(draft: Draft, { stay = false, opened = deps.opened } = {}): void {
    const { open } = deps.judge(draft);
    const unchecked = draft.published && open > 0;
    const problems: Problems = {
      ...problemsOf(draft),
      ...(unchecked ? { claims: messages.claims.problem(open) } : {}),
    };
    deps.onProblems(problems);
    const [first] = Object.values(problems);
    if (problems.title !== undefined) notify.error(messages.error, problems.title);
    else if (first !== undefined) notify.error(messages.failed.title, first);
    else void saveNow(draft, opened, stay);
  }
  return { save, busy };
}

function anyOf<T>(list: readonly [T, ...T[]]): T {
  return list[Math.floor(Math.random() * list.length)] ?? list[0];
}
