import type { EditReason } from "domain/posts/post-version";
import { planPublication } from "domain/posts/publication";
import { DomainError } from "domain/shared/errors";
import type { Article } from "kit/firebase/posts";
import { FALLBACK_IMAGES, fallbackImageUrl } from "kit/lib/fallback-image";
import { adminZonedDate } from "kit/lib/format/dates";
import { type RefObject, useEffect, useRef, useState } from "react";
import { loadLastSave } from "#posts/data/last-save.ts";
import { SaveConflict, savePost } from "#posts/data/post-editing.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import {
  changedBody,
  type Draft,
  type Problems,
  toFields,
  validateDraft,
} from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";
import type { DraftCheck } from "../side/use-claims.ts";
import type { Conflict } from "./conflict-dialog.tsx";
import type { Question } from "./use-draft.ts";

export interface SaveOptions {
  readonly id: string;
  /** The post as it was opened; null for a new one. */
  readonly opened: Article | null;
  readonly reason: RefObject<EditReason>;
  readonly ask: (question: Question, text: string) => Promise<boolean>;
  readonly checkDraft: (draft: Draft, base: Article | null) => DraftCheck;
  readonly onProblems: (problems: Problems, checked: Draft) => void;
  readonly onConflict: (conflict: Conflict) => void;
  readonly onSaved: (draft: Draft, saved: Article, stay: boolean) => void;
}

export function useSave(options: SaveOptions) {
  const [saveNow, isSaving] = useAction(store, {
    failure: messages.failed,
  });
  const [stays, setStays] = useState(false);
  /** How much of the save is sent. */
  const [percent, setPercent] = useState(0);
  // Chosen once, not at every attempt.
  const [fallbackImage] = useState(() => fallbackImageUrl(pickRandom(FALLBACK_IMAGES)));

  async function store(draft: Draft, openedArticle: Article | null, stay: boolean): Promise<void> {
    const { claims, records, onStored } = options.checkDraft(draft, openedArticle);
    const fields = {
      ...toFields(draft),
      claims,
      records,
      featured_image_url: draft.featured_image_url.trim() || fallbackImage,
    };
    const body = changedBody(draft, openedArticle?.body);
    const { id, reason } = options;
    setPercent(0);
    try {
      const saved = await savePost(
        { id, opened: openedArticle, fields, body, reason: reason.current },
        (share) => setPercent(Math.floor(share * 100)),
      );
      onStored();
      options.onSaved(draft, saved, stay);
    } catch (error) {
      if (error instanceof SaveConflict) {
        const { stored } = error;
        return options.onConflict({ stored, stay, ...(await loadLastSave(stored.post)) });
      }
      if (error instanceof DomainError && error.code === "already-exists") {
        options.onProblems({ slug: messages.problems.slugTaken }, draft);
      }
      throw error;
    }
  }

  /** @param opened the version to overwrite */
  async function save(draft: Draft, { stay = false, opened = options.opened } = {}): Promise<void> {
    const { open } = options.checkDraft(draft, opened);
    const unchecked = draft.published && open > 0;
    const problems: Problems = {
      ...validateDraft(draft),
      ...(unchecked ? { claims: messages.claims.problem(open) } : {}),
    };
    options.onProblems(problems, draft);
    const [first] = Object.values(problems);
    if (problems.title !== undefined) notify.error(messages.error, problems.title);
    else if (first !== undefined) notify.error(messages.failed.title, first);
    else if (await mayGoOffline(draft, opened)) {
      if (!isSaving) setStays(stay);
      await saveNow(draft, opened, stay);
    }
  }

  /** A later date takes a live post offline until then. */
  async function mayGoOffline(draft: Draft, openedArticle: Article | null): Promise<boolean> {
    if (!openedArticle?.post.published) return true;
    const { scheduled_for } = planPublication(toFields(draft), openedArticle.post, new Date());
    if (scheduled_for === null) return true;
    return await options.ask(
      messages.offline,
      messages.offline.text(adminZonedDate(scheduled_for)),
    );
  }
  const busy = isSaving ? (stays ? ("staying" as const) : ("leaving" as const)) : null;
  return { save, busy, percent };
}

export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function pickRandom<T>(list: readonly [T, ...T[]]): T {
  return list[Math.floor(Math.random() * list.length)] ?? list[0];
}
