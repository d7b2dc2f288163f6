import type { Compared, TextComparison } from "domain/articles/similarity";
import { useEffect, useRef, useState } from "react";
import { type Comparison, compareTexts, type KnownTexts } from "./compare-texts.ts";

export interface ComparedTexts<T> {
  readonly state: TextComparison<T>;
  readonly stop: () => void;
  readonly restart: () => void;
}

/** @param comparison when it is another, only other contents are compared */
export function useComparedTexts<T extends { readonly title: string; readonly slug: string }>(
  comparison: Comparison<T>,
): ComparedTexts<T> {
  const [compared, setCompared] = useState<Compared<T>>({ compared: 0, left: 0, found: [] });
  const [attempt, setAttempt] = useState(0);
  const [end, setEnd] = useState<{
    readonly of: readonly [Comparison<T>, number];
    readonly step: TextComparison<T>["step"];
  }>();
  const comparedTexts = useRef<KnownTexts>(new Map());
  const run = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isCurrent = true;
    run.current = controller;
    const finish = (step: TextComparison<T>["step"]) => {
      if (isCurrent) setEnd({ of: [comparison, attempt], step });
    };
    compareTexts(comparison.texts, {
      ...comparison,
      signal,
      known: comparedTexts.current,
      onProgress: (progress) => {
        if (isCurrent) setCompared(progress);
      },
    }).then(
      () => finish(signal.aborted ? "stopped" : "done"),
      (error: unknown) => {
        console.warn("Texts could not be compared with published articles", error);
        controller.abort();
        finish("failed");
      },
    );
    return () => {
      isCurrent = false;
      controller.abort();
    };
  }, [comparison, attempt]);

  const isOver = end?.of[0] === comparison && end.of[1] === attempt;
  return {
    state: { ...compared, step: isOver ? end.step : "comparing" },
    stop: () => run.current?.abort(),
    restart: () => setAttempt((n) => n + 1),
  };
}
