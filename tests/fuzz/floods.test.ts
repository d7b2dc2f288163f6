import { detectFormat } from "domain/article-html/detect-format";
import { flatten, stripTags } from "domain/article-html/flatten";
import { isHtmlParsable, isMarkdownParsable } from "domain/article-html/parse-limits";
import { renderArticle } from "domain/article-html/render-article";
import { withoutHidden } from "domain/article-html/visible";
import { hasBlockTags, toExcerpt } from "domain/articles/excerpt";
import { listForeignPictures, withCopies } from "domain/articles/foreign-pictures";
import { htmlToMarkdown } from "domain/articles/html-to-markdown";
import { editableHtml, markdownToHtml } from "domain/articles/markdown-to-html";
import { toOwnText } from "domain/articles/own-text";
import { claimMatches } from "domain/generation/claims";
import { parseArticle, partialArticle } from "domain/generation/generated-article";
import { sentenceFinder } from "domain/generation/sentences";
import { parseGuestPost } from "domain/guests/guest-post";
import { limits } from "domain/shared/limits";
import { joinLines } from "domain/shared/text";
import { keepUnits } from "domain/shared/units";
import { cpuTime, measureGrowth } from "domain/testing/cpu-time";
import { FLOODS, ordinaryArticle } from "domain/testing/floods";
import { describe, expect, it } from "vitest";

/** `npm run fuzz -- floods` takes the limit of a stored text. */
const SIZE = process.env.FUZZ_CASES === undefined ? 50_000 : limits.contentBytes;
/** Times the duration of an ordinary article of the same size; measured: at most 43, what the guard refuses took 1,300. */
const BUDGET = 150;

const ENTRIES: Readonly<Record<string, (content: string) => unknown>> = {
  Markdown: (content) => renderArticle(content, "markdown"),
  HTML: (content) => renderArticle(content, "html"),
  "a text of another program": (content) => toOwnText(content),
  "a guest post": (content) => {
    const author = { name: "a" };
    const post = parseGuestPost({ id: "a", title: "a", content, author, created_at: "2026-01-01" });
    return post && renderArticle(post.content);
  },
  "an answer of the model": (content) => {
    const answer = JSON.stringify({ title: "a", excerpt: content, content });
    return [
      parseArticle(answer),
      parseArticle(content),
      partialArticle(answer),
      partialArticle(content),
    ];
  },
  "a text with pictures": (content) => {
    const shown = { body: { content }, featured: "" };
    const pictures = listForeignPictures(shown, []);
    return withCopies(shown, new Map(pictures.map((address) => [address, "/a.webp"])), []);
  },
  "the editor's HTML": (content) => [markdownToHtml(content), editableHtml(content, "markdown")],
  "the editor's Markdown": htmlToMarkdown,
};

const SCANNERS = [
  detectFormat,
  flatten,
  stripTags,
  isHtmlParsable,
  isMarkdownParsable,
  withoutHidden,
  toExcerpt,
  hasBlockTags,
  joinLines,
  keepUnits,
  claimMatches,
  (text: string) => claimMatches(text).map(sentenceFinder(text)),
];

describe.each(Object.entries(ENTRIES))("a flood read as %s", (_, read) => {
  read(ordinaryArticle(SIZE));
  // One step of the thread's clock at least.
  const ordinary = Math.max(
    4,
    cpuTime(() => read(ordinaryArticle(SIZE))),
  );

  it.each(Object.entries(FLOODS))("takes linear time within the budget: %s", (_name, flood) => {
    const { time, ratio } = measureGrowth(flood, SIZE, read);
    // A text that is cheaper than an ordinary one may have changed from one reading to another.
    if (time > ordinary) expect(ratio).toBeLessThan(8);
    expect(time / ordinary).toBeLessThan(BUDGET);
  });
});

it.each(Object.entries(FLOODS))("scanners read a flood in linear time: %s", (_, flood) => {
  for (const scan of SCANNERS) {
    const { ratio } = measureGrowth(flood, SIZE, (text) => scan(text));
    expect(ratio, scan.name).toBeLessThan(8);
  }
});

it("renders an ordinary article of full size completely", () => {
  expect(renderArticle(ordinaryArticle(limits.contentBytes)).readAs).toBe("html");
});
