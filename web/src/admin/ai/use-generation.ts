import { DomainError } from "functions/domain/errors";
import { useEffect, useRef, useState } from "react";
import { type Generated, generateArticle, type Wanted } from "#data/generation.ts";
import { notify } from "#ui/toaster.tsx";
import { afterNews, BEGINNING, type Generation } from "./generation.ts";
import { messages } from "./messages.ts";

/** The editor as this panel sees it. */
export interface ArticleTarget {
  /** Puts an article in place of what stands there, and asks whoever has written something. @returns whether it did */
  readonly replaceContent: (article: {
    readonly title: string;
    readonly excerpt: string;
    readonly html: string;
    readonly source: "ai";
  }) => Promise<boolean>;
  readonly addContent: (addition: { readonly html: string; readonly source: "ai" }) => void;
}

/** One generation at a time, and what becomes of its article. The editor is touched by a whole article only. */
export function useGeneration(editor: ArticleTarget) {
  const [generation, setGeneration] = useState<Generation>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the screen does not wait any more.
  useEffect(() => () => running.current?.abort(), []);

  async function start(wanted: Wanted): Promise<void> {
    if (running.current) return;
    const stopping = new AbortController();
    running.current = stopping;
    const { signal } = stopping;
    setGeneration(BEGINNING);
    try {
      const result = await generateArticle(
        wanted,
        (news) => setGeneration((before) => (signal.aborted ? before : afterNews(before, news))),
        signal,
      );
      if (signal.aborted) return;
      setGeneration({ state: "done", result, isUsed: false });
      notify.success(messages.done.title, messages.done.description);
      await replace(result);
    } catch (error) {
      if (!signal.aborted) fail(error);
    } finally {
      if (running.current === stopping) running.current = null;
    }
  }

  function fail(error: unknown): void {
    const known = error instanceof DomainError && error.code !== "internal";
    if (known) console.warn(error);
    else console.error(error);
    const reason = (error instanceof DomainError && error.safe) || messages.failed.description;
    setGeneration({ state: "failed", reason });
    notify.error(messages.failed.title, reason);
  }

  async function replace(result: Generated): Promise<void> {
    const { title, excerpt, content } = result.article;
    const isUsed = await editor.replaceContent({ title, excerpt, html: content, source: "ai" });
    if (isUsed) setGeneration({ state: "done", result, isUsed });
  }

  return {
    generation,
    start: (wanted: Wanted) => void start(wanted),
    stop: () => {
      running.current?.abort();
      running.current = null;
      setGeneration({ state: "stopped" });
    },
    replace: (result: Generated) => void replace(result),
    add: (result: Generated) => {
      editor.addContent({ html: result.article.content, source: "ai" });
      setGeneration({ state: "done", result, isUsed: true });
    },
    discard: () => setGeneration({ state: "idle" }),
  };
}
