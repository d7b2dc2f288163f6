import type { IndexReport } from "functions/domain/calls-indexing";
import { DomainError } from "functions/domain/errors";
import type { StoredPost } from "functions/domain/post";
import { useRef, useState } from "react";
import { type AllPostsDeletion, checkIndexing, deleteAllPosts } from "#data/deletion.ts";
import { allPosts } from "#data/panel-posts.ts";
import { notify } from "#ui/toaster.tsx";
import { messages } from "./messages.ts";

/** What the person agrees to lose. */
export interface Stock {
  readonly count: number;
  readonly published: number;
}

/** How far 'Delete All Posts' has come (G-51): nothing is deleted before the last confirmation. */
export type Step =
  | { readonly at: "idle" }
  | { readonly at: "checking"; readonly checked: number; readonly total: number }
  | { readonly at: "check-failed" }
  | { readonly at: "report"; readonly stock: Stock; readonly report: IndexReport }
  | { readonly at: "first" | "second" | "phrase"; readonly stock: Stock }
  | {
      readonly at: "deleting" | "stopped";
      readonly deletion: AllPostsDeletion;
      readonly deleted: number;
    };

/** The whole way from the button to the empty list. */
export function useDeleteAll() {
  const [step, setStep] = useState<Step>({ at: "idle" });
  /** Number of the check: a cancelled one must not open its report later. */
  const round = useRef(0);
  const phrase = useRef("");

  async function check(): Promise<void> {
    round.current += 1;
    const mine = round.current;
    const isMine = () => mine === round.current;
    setStep({ at: "checking", checked: 0, total: 0 });
    try {
      const posts = await allPosts();
      if (!isMine()) return;
      if (posts.length === 0) {
        notify.error(messages.nothing);
        setStep({ at: "idle" });
        return;
      }
      const total = posts.length;
      setStep({ at: "checking", checked: 0, total });
      const report = await checkIndexing(
        posts.map(({ slug }) => slug),
        (checked) => isMine() && setStep({ at: "checking", checked, total }),
      );
      if (isMine()) setStep({ at: "report", stock: stockOf(posts), report });
    } catch (error) {
      console.error("The indexing check failed", error);
      if (!isMine()) return;
      notify.error(messages.checkFailed.title, reasonOf(error, messages.checkFailed.description));
      setStep({ at: "check-failed" });
    }
  }

  async function work(deletion: AllPostsDeletion, before: number): Promise<void> {
    setStep({ at: "deleting", deletion, deleted: before });
    let deleted = before;
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
      notify.error(messages.failed.title, reasonOf(error, messages.failed.description));
      setStep(isRefused(error) ? { at: "idle" } : { at: "stopped", deletion, deleted });
    }
  }

  return {
    step,
    check,
    proceed: () => setStep(next),
    cancel: () => {
      round.current += 1;
      setStep({ at: "idle" });
      notify.success(messages.cancelled.title, messages.cancelled.description);
    },
    /** @param typed the phrase as it was typed: the server compares it once more */
    begin: async (typed: string) => {
      if (step.at !== "phrase") return;
      phrase.current = typed;
      await work({ id: crypto.randomUUID(), count: step.stock.count }, 0);
    },
    resume: async () => {
      if (step.at === "stopped") await work(step.deletion, step.deleted);
    },
    leave: () => setStep({ at: "idle" }),
  };
}

function next(step: Step): Step {
  if (step.at === "report") return { at: "first", stock: step.stock };
  if (step.at === "first") return { at: "second", stock: step.stock };
  if (step.at === "second") return { at: "phrase", stock: step.stock };
  return step;
}

function stockOf(posts: readonly StoredPost[]): Stock {
  return { count: posts.length, published: posts.filter(({ published }) => published).length };
}

/** The server has not begun: the list has changed, or an import is running. The same deletion cannot go on. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    (error.code === "failed-precondition" || error.code === "permission-denied")
  );
}

function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof DomainError ? (error.safe ?? otherwise) : otherwise;
}
