import { articleTree } from "functions/domain/article-html/render-article";
import {
  CANDIDATES,
  type Similar,
  type SimilarArticle,
  similarAmong,
  type TextPrint,
} from "functions/domain/articles/similarity";
import { textPrintOf } from "functions/domain/articles/text-print";
import type { ImportRow } from "functions/domain/imports/import-row";

export interface SimilarRow {
  readonly row: ImportRow;
  readonly articles: readonly SimilarArticle[];
  /** Others of the file; of two rows one names the other. */
  readonly rows: readonly Similar<ImportRow>[];
}

export interface Compared {
  readonly compared: number;
  /** Of `compared`: texts that are too short, or take too long to parse. */
  readonly left: number;
  readonly found: readonly SimilarRow[];
}

interface CompareDeps {
  readonly articlesLike: (print: TextPrint, row: ImportRow) => Promise<readonly SimilarArticle[]>;
  readonly signal: AbortSignal;
  readonly onProgress: (compared: Compared) => void;
  readonly known: KnownTexts;
}

/** Of rows that were compared before. Articles are by address: a row that updates has its own article's. */
export type KnownTexts = Map<
  ImportRow["content"],
  {
    readonly print: ReturnType<typeof textPrintOf>;
    readonly articles: Map<ImportRow["slug"], readonly SimilarArticle[]>;
  }
>;

const AT_ONCE = 10;
const PROGRESS_EVERY = 10;

/**
 * In the order of the file; lets the screen answer after each row.
 * @throws what `articlesLike` throws
 */
export async function compareRows(rows: readonly ImportRow[], deps: CompareDeps): Promise<void> {
  const { articlesLike, signal, known } = deps;
  const byBand = new Map<string, [ImportRow, TextPrint][]>();
  const found: SimilarRow[] = [];
  const queue = rows.values();
  let compared = 0;
  let left = 0;
  const report = () =>
    deps.onProgress({ compared, left, found: found.toSorted((a, b) => a.row.row - b.row.row) });

  async function compare(row: ImportRow): Promise<void> {
    const { title, content, slug } = row;
    const one = known.get(content) ?? {
      print: textPrintOf(title, articleTree(content)),
      articles: new Map<string, readonly SimilarArticle[]>(),
    };
    known.set(content, one);
    const { print } = one;
    if (typeof print === "string") {
      left += 1;
      return;
    }
    const twins = similarAmong(print, above(byBand, print));
    for (const band of print.bands) {
      const others = byBand.get(band) ?? [];
      others.push([row, print]);
      byBand.set(band, others);
    }
    const articles = one.articles.get(slug) ?? (await articlesLike(print, row));
    one.articles.set(slug, articles);
    if (articles.length + twins.length > 0) found.push({ row, articles, rows: twins });
  }

  async function work(): Promise<void> {
    for (const row of queue) {
      if (!known.has(row.content)) await nextTask();
      if (signal.aborted) return;
      await compare(row);
      compared += 1;
      if (compared % PROGRESS_EVERY === 0) report();
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    report();
  }
}

/** Some of the rows with a common band. */
function above(
  byBand: ReadonlyMap<string, readonly [ImportRow, TextPrint][]>,
  { bands }: TextPrint,
): ReadonlyMap<ImportRow, TextPrint> {
  const candidates = new Map<ImportRow, TextPrint>();
  for (const band of bands)
    for (const [row, print] of byBand.get(band) ?? []) {
      if (candidates.size === CANDIDATES) return candidates;
      candidates.set(row, print);
    }
  return candidates;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
