import { useEffect, useRef, useState } from "react";
import { describeRemarks } from "#ui/remarks/describe-remark.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/use-action.ts";
import {
  type GenerationRequest,
  type GenerationResult,
  generateArticle,
} from "./data/generation.ts";
import { type Generation, nextGeneration, STARTED } from "./generation-state.ts";
import { messages } from "./messages.ts";

export interface ArticleTarget {
  readonly replaceContent: (article: {
    readonly title: string;
    readonly excerpt: string;
    readonly html: string;
    readonly source: "ai";
    readonly sources: GenerationResult["sources"];
  }) => Promise<boolean>;
  readonly addContent: (addition: {
    readonly html: string;
    readonly source: "ai";
    readonly sources: GenerationResult["sources"];
  }) => void;
}

/** Only a complete article changes the editor. */
export function useGeneration(editor: ArticleTarget) {
  const [generation, setGeneration] = useState<Generation>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(request: GenerationRequest): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setGeneration(STARTED);
    try {
      const result = await generateArticle(
        request,
        (event) =>
          setGeneration((before) => (signal.aborted ? before : nextGeneration(before, event))),
        signal,
      );
      if (signal.aborted) return;
      setGeneration({ state: "done", result, isUsed: false });
      const remarks = describeRemarks(result.remarks);
      notify.success(messages.done.title, `${messages.done.description} ${remarks}`.trim());
      await replace(result);
    } catch (error) {
      if (!signal.aborted) fail(error);
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  function fail(error: unknown): void {
    logFailure(error);
    const reason = failureText(error, messages.failed.description);
    setGeneration({ state: "failed", reason });
    notify.error(messages.failed.title, reason);
  }

  async function replace(result: GenerationResult): Promise<void> {
    const { title, excerpt, content } = result.article;
    const text = { title, excerpt, html: content };
    const { sources } = result;
    const isUsed = await editor.replaceContent({ ...text, source: "ai", sources });
    if (isUsed) setGeneration({ state: "done", result, isUsed });
  }

  return {
    generation,
    start: (request: GenerationRequest) => void start(request),
    stop: () => {
      running.current?.abort();
      running.current = null;
      setGeneration({ state: "stopped" });
    },
    replace: (result: GenerationResult) => void replace(result),
    add: (result: GenerationResult) => {
      const { article, sources } = result;
      editor.addContent({ html: article.content, source: "ai", sources });
      setGeneration({ state: "done", result, isUsed: true });
    },
    discard: () => setGeneration({ state: "idle" }),
  };
}
