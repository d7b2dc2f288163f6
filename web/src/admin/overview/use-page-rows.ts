import type { Figures } from "domain/totals/figures";
import { lastDayOf, type Period } from "domain/totals/period";
import { useEffect, useState } from "react";
import { articleViews } from "#data/totals/article-views.ts";
import { slugOfPath } from "#lib/paths.ts";
import type { LiveList } from "#ui/panel/list/list.tsx";

const MAX_PAGES = 15;

export interface PageRow {
  readonly path: string;
  readonly inquiries: number;
  /** Of articles. */
  readonly title?: string;
  readonly views?: number;
}

/** The pages with the most inquiries, with the views of those that are articles. */
export function usePageRows(pages: Figures["pages"], period: Period): LiveList<PageRow> {
  const [rows, setRows] = useState<LiveList<PageRow>>({ state: "loading" });
  const [round, setRound] = useState(0);
  const from = period.monday;
  const to = lastDayOf(period);
  const shown = JSON.stringify(pages.slice(0, MAX_PAGES));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again.
  useEffect(() => {
    let isCancelled = false;
    const show = (next: LiveList<PageRow>) => {
      if (!isCancelled) setRows(next);
    };
    const some = JSON.parse(shown) as Figures["pages"];
    show({ state: "loading" });
    articleViews(
      some.flatMap(([path]) => slugOfPath(path) ?? []),
      from,
      to,
    )
      .then((articles) => {
        const data = some.map(([path, inquiries]) => ({
          path,
          inquiries,
          ...articles.get(slugOfPath(path) ?? ""),
        }));
        show({ state: "ready", data, unreadable: [] });
      })
      .catch((error: unknown) => {
        console.error("The views of pages could not be read", error);
        show({ state: "failed", retry: () => setRound((count) => count + 1) });
      });
    return () => {
      isCancelled = true;
    };
  }, [shown, from, to, round]);
  return rows;
}
