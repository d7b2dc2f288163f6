import type { Figures } from "domain/totals/figures";
import { getLastDay, type Period } from "domain/totals/period";
import { useRead } from "kit/firebase/use-read";
import { slugOfPath } from "kit/lib/paths";
import type { LiveList } from "#ui/list/list.tsx";
import { articleViews } from "./data/article-views.ts";

const MAX_PAGES = 15;

export interface PageRow {
  readonly path: string;
  readonly inquiries: number;
  /** The title, where the page is an article. */
  readonly title?: string;
  readonly views?: number;
}

/** The pages with the most inquiries, with the views of those that are articles. */
export function usePageRows(pages: Figures["pages"], period: Period): LiveList<PageRow> {
  const from = period.monday;
  const to = getLastDay(period);
  const shownPages = pages.slice(0, MAX_PAGES);
  const readRows = async (): Promise<readonly PageRow[]> => {
    const slugs = shownPages.flatMap(([path]) => slugOfPath(path) ?? []);
    const articles = await articleViews(slugs, from, to);
    return shownPages.map(([path, inquiries]) => ({
      path,
      inquiries,
      ...articles.get(slugOfPath(path) ?? ""),
    }));
  };
  const keys = [JSON.stringify(shownPages), from, to];
  const rows = useRead(readRows, keys, "The views of pages could not be read");
  return rows.state === "ready" ? { ...rows, unreadable: [] } : rows;
}
