import type { IndexCheckState } from "domain/calls/indexing";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { useRef, useState } from "react";
import { useIndexCheck } from "#indexing/data/use-index-check.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { notifyFailure } from "#ui/use-action.ts";
import { type AllPostsDeletion, deleteAllPosts } from "../data/deletion.ts";
import { allPosts } from "../data/panel-posts.ts";
import { messages } from "./messages.ts";

export interface PostCounts {
  readonly count: number;
  readonly published: number;
}

/** Nothing is deleted before the phrase is confirmed. */
export type Step =
  | IndexCheckState
  | { readonly at: "first" | "second" | "phrase" }
  | {
      readonly at: "deleting" | "stopped";
      readonly deletion: AllPostsDeletion;
      readonly deleted: number;
    };

export function useDeleteAll() {
  const [counts, setCounts] = useState<PostCounts>({ count: 0, published: 0 });
  const check = useIndexCheck(
    async () => {
      const posts = await allPosts();
      if (posts.length === 0) notify.error(messages.nothing);
      setCounts(countPosts(posts));
      return posts.map(({ slug }) => slug);
    },
    (error) => notifyFailure(messages.checkFailed, error),
  );
  /** The step after the report, once there is one. */
  const [later, setStep] = useState<Step>();
  const step = later ?? check.state;
  const phrase = useRef("");

  function close(): void {
    check.stop();
    setStep(undefined);
  }

  async function runDeletion(deletion: AllPostsDeletion, alreadyDeleted: number): Promise<void> {
    setStep({ at: "deleting", deletion, deleted: alreadyDeleted });
    let deleted = alreadyDeleted;
    try {
      const { remaining } = await deleteAllPosts(deletion, phrase.current, (count) => {
        deleted = count;
        setStep({ at: "deleting", deletion, deleted: count });
      });
      notify.success(
        messages.done.title,
        remaining === 0 ? undefined : messages.doneExcept(remaining),
      );
      close();
    } catch (error) {
      console.error("Deleting all posts failed", error);
      notifyFailure(messages.failed, error);
      if (isRefused(error)) close();
      else setStep({ at: "stopped", deletion, deleted });
    }
  }

  return {
    step,
    counts,
    check: check.start,
    proceed: () => setStep(nextStep(step)),
    cancel: () => {
      close();
      notify.success(messages.cancelled.title, messages.cancelled.description);
    },
    start: async (typed: string) => {
      if (step.at !== "phrase") return;
      phrase.current = typed;
      await runDeletion({ id: crypto.randomUUID(), count: counts.count }, 0);
    },
    resume: async () => {
      if (step.at === "stopped") await runDeletion(step.deletion, step.deleted);
    },
    close,
  };
}

function nextStep(step: Step): Step {
  if (step.at === "report") return { at: "first" };
  if (step.at === "first") return { at: "second" };
  if (step.at === "second") return { at: "phrase" };
  return step;
}

function countPosts(posts: readonly StoredPost[]): PostCounts {
  return { count: posts.length, published: posts.filter(({ published }) => published).length };
}

/** The list has changed or an import is running: this deletion cannot be continued. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    (error.code === "failed-precondition" || error.code === "permission-denied")
  );
}
