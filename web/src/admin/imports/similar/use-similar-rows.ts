import { useEffect, useRef, useState } from "react";
import { similarArticles } from "#data/similarity/similar-articles.ts";
import type { Preview } from "../validation/preview.ts";
import { type Compared, compareRows, type KnownTexts } from "./compare-rows.ts";

export interface RowComparison extends Compared {
  readonly step: "comparing" | "stopped" | "failed" | "done";
}

const NOTHING: Compared = { compared: 0, left: 0, found: [] };

/** Of a changed preview only other texts are compared. */
export function useSimilarRows(preview: Preview) {
  const [compared, setCompared] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [end, setEnd] = useState<{
    readonly of: readonly [Preview, number];
    readonly step: RowComparison["step"];
  }>();
  const known = useRef<KnownTexts>(new Map());
  const run = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isCurrent = true;
    run.current = controller;
    const finish = (step: RowComparison["step"]) => {
      if (isCurrent) setEnd({ of: [preview, attempt], step });
    };
    compareRows(rowsToCompare(preview), {
      signal,
      known: known.current,
      articlesLike: (print, row) =>
        similarArticles(
          print,
          ({ slug, import_job_id }) =>
            import_job_id === preview.jobId || (preview.updates.includes(row) && slug === row.slug),
        ),
      onProgress: (progress) => {
        if (isCurrent) setCompared(progress);
      },
    }).then(
      () => finish(signal.aborted ? "stopped" : "done"),
      (error: unknown) => {
        console.warn("Rows could not be compared with published articles", error);
        controller.abort();
        finish("failed");
      },
    );
    return () => {
      isCurrent = false;
      controller.abort();
    };
  }, [preview, attempt]);

  const isOver = end?.of[0] === preview && end.of[1] === attempt;
  const state: RowComparison = { ...compared, step: isOver ? end.step : "comparing" };
  return {
    state,
    stop: () => run.current?.abort(),
    restart: () => setAttempt((n) => n + 1),
  };
}

export function rowsToCompare({ rows, skippedLines }: Preview): Preview["rows"] {
  return rows.filter(({ line }) => !skippedLines.has(line));
}
