import type { IndexReport } from "functions/domain/calls/indexing";
import type { StoredPost } from "functions/domain/posts/post";
import { DomainError } from "functions/domain/shared/errors";
import { useRef, useState } from "react";
import { checkIndexing } from "#data/indexing/index-checks.ts";
import { type AllPostsDeletion, deleteAllPosts } from "#data/posts/deletion.ts";
import { allPosts } from "#data/posts/panel-posts.ts";
import { notify } from "#ui/panel/toasts/toaster.tsx";
import { notifyFailure } from "#ui/panel/use-action.ts";
import { messages } from "./messages.ts";

export interface PostCounts {
  readonly count: number;
  readonly published: number;
}

/** Nothing is deleted before the phrase is confirmed. */
export type Step =
  | { readonly at: "idle" }
  | { readonly at: "checking"; readonly checked: number; readonly total: number }
  | { readonly at: "check-failed" }
  | { readonly at: "report"; readonly counts: PostCounts; readonly report: IndexReport }
  | { readonly at: "first" | "second" | "phrase"; readonly counts: PostCounts }
  | {
      readonly at: "deleting" | "stopped";
      readonly deletion: AllPostsDeletion;
      readonly deleted: number;
    };

export function useDeleteAll() {
  const [step, setStep] = useState<Step>({ at: "idle" });
  /** A cancelled check must not open its report later. */
  const checkNumber = useRef(0);
  const phrase = useRef("");

  async function check(): Promise<void> {
    checkNumber.current += 1;
    const number = checkNumber.current;
    const isCurrent = () => number === checkNumber.current;
    setStep({ at: "checking", checked: 0, total: 0 });
    try {
      const posts = await allPosts();
      if (!isCurrent()) return;
      if (posts.length === 0) {
        notify.error(messages.nothing);
        setStep({ at: "idle" });
        return;
      }
      const total = posts.length;
      setStep({ at: "checking", checked: 0, total });
      const report = await checkIndexing(
        posts.map(({ slug }) => slug),
        (checked) => isCurrent() && setStep({ at: "checking", checked, total }),
      );
      if (isCurrent()) setStep({ at: "report", counts: countPosts(posts), report });
    } catch (error) {
      console.error("The indexing check failed", error);
      if (!isCurrent()) return;
      notifyFailure(messages.checkFailed, error);
      setStep({ at: "check-failed" });
    }
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
      setStep({ at: "idle" });
    } catch (error) {
      console.error("Deleting all posts failed", error);
      notifyFailure(messages.failed, error);
      setStep(isRefused(error) ? { at: "idle" } : { at: "stopped", deletion, deleted });
    }
  }

  return {
    step,
    check,
    proceed: () => setStep(nextStep),
    cancel: () => {
      checkNumber.current += 1;
      setStep({ at: "idle" });
      notify.success(messages.cancelled.title, messages.cancelled.description);
    },
    start: async (typed: string) => {
      if (step.at !== "phrase") return;
      phrase.current = typed;
      await runDeletion({ id: crypto.randomUUID(), count: step.counts.count }, 0);
    },
    resume: async () => {
      if (step.at === "stopped") await runDeletion(step.deletion, step.deleted);
    },
    close: () => setStep({ at: "idle" }),
  };
}

function nextStep(step: Step): Step {
  if (step.at === "report") return { at: "first", counts: step.counts };
  if (step.at === "first") return { at: "second", counts: step.counts };
  if (step.at === "second") return { at: "phrase", counts: step.counts };
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
