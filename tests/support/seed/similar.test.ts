import { articleTree } from "domain/article-html/render-article";
import { calculateSimilarity, SIMILAR, type TextPrint, toPrint } from "domain/articles/similarity";
import { treeWords } from "domain/articles/text-print";
import { expect, it } from "vitest";
import { CHANGES } from "./altered.ts";
import { sampleArticles } from "./samples.ts";

const samples = sampleArticles().map(({ post, body }) => {
  const tree = articleTree(body.content, body.content_format);
  if (!tree) throw new Error(post.slug);
  return { title: post.title, words: treeWords(tree) };
});

function print(title: string, words: readonly string[]): TextPrint {
  const made = toPrint(title, words);
  if (!made) throw new Error(`${title} is too short`);
  return made;
}

const share = (a: TextPrint, b: TextPrint) =>
  [calculateSimilarity(a, b), a.bands.some((band) => b.bands.includes(band))] as const;

it("no two sample articles are similar", () => {
  const prints = samples.map(({ title, words }) => print(title, words));
  for (const [at, print] of prints.entries())
    for (const otherPrint of prints.slice(at + 1))
      expect(share(print, otherPrint)[0], `${print.title}, ${otherPrint.title}`).toBeLessThan(
        SIMILAR / 2,
      );
});

it.each(
  Object.entries(CHANGES).flatMap(([change, apply]) =>
    samples.slice(0, 5).map((sample) => ({ change, apply, ...sample })),
  ),
)("a copy of $title is found when $change", ({ title, words, apply }) => {
  const [percent, isCandidate] = share(print(title, words), print("Copia", apply(words)));
  expect(percent).toBeGreaterThanOrEqual(SIMILAR);
  expect(isCandidate).toBe(true);
});
