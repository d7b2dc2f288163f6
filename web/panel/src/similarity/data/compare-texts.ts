import { articleTree } from "domain/article-html/render-article";
import {
  CANDIDATES,
  type Compared,
  type Similar,
  type SimilarArticle,
  type SimilarText,
  similarAmong,
  type TextPrint,
} from "domain/articles/similarity";
import { toTextPrint } from "domain/articles/text-print";
import type { PostBody } from "domain/posts/post";

interface Text {
  readonly title: string;
  readonly slug: string;
}

export interface Comparison<T extends Text> {
  readonly texts: readonly T[];
  readonly getBody: (text: T) => PostBody | Promise<PostBody>;
  readonly articlesLike: (print: TextPrint, text: T) => Promise<readonly SimilarArticle[]>;
}

interface CompareDeps<T extends Text> extends Omit<Comparison<T>, "texts"> {
  readonly signal: AbortSignal;
  readonly onProgress: (compared: Compared<T>) => void;
  readonly known: KnownTexts;
}

/** Articles are by address: a row that updates has its own article's. */
export type KnownTexts = Map<
  PostBody["content"],
  {
    readonly print: ReturnType<typeof toTextPrint>;
    readonly articles: Map<Text["slug"], readonly SimilarArticle[]>;
  }
>;

const AT_ONCE = 10;
const PROGRESS_EVERY = 10;

/**
 * In their order; lets the screen answer after each text.
 * @throws what `getBody` and `articlesLike` throw
 */
export async function compareTexts<T extends Text>(
  texts: readonly T[],
  deps: CompareDeps<T>,
): Promise<void> {
  const { articlesLike, signal, known } = deps;
  const byBand = new Map<string, [T, TextPrint][]>();
  const found: (SimilarText<T> | undefined)[] = texts.map(() => undefined);
  const queue = texts.entries();
  let compared = 0;
  let left = 0;
  const report = () =>
    deps.onProgress({ compared, left, found: found.filter((text) => text !== undefined) });

  async function compare(text: T, body: PostBody): Promise<SimilarText<T> | undefined> {
    const cached = known.get(body.content) ?? {
      print: toTextPrint(text.title, articleTree(body.content, body.content_format)),
      articles: new Map<string, readonly SimilarArticle[]>(),
    };
    known.set(body.content, cached);
    const { print } = cached;
    if (typeof print === "string") {
      left += 1;
      return undefined;
    }
    const twins: readonly Similar<T>[] = similarAmong(print, before(byBand, print));
    for (const band of print.bands) {
      const others = byBand.get(band) ?? [];
      others.push([text, print]);
      byBand.set(band, others);
    }
    const articles = cached.articles.get(text.slug) ?? (await articlesLike(print, text));
    cached.articles.set(text.slug, articles);
    return articles.length + twins.length > 0 ? { text, articles, twins } : undefined;
  }

  async function work(): Promise<void> {
    for (const [at, text] of queue) {
      const body = await deps.getBody(text);
      if (!known.has(body.content)) await nextTask();
      if (signal.aborted) return;
      found[at] = await compare(text, body);
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

function before<T>(
  byBand: ReadonlyMap<string, readonly [T, TextPrint][]>,
  { bands }: TextPrint,
): ReadonlyMap<T, TextPrint> {
  const candidates = new Map<T, TextPrint>();
  for (const band of bands)
    for (const [text, print] of byBand.get(band) ?? []) {
      if (candidates.size === CANDIDATES) return candidates;
      candidates.set(text, print);
    }
  return candidates;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
