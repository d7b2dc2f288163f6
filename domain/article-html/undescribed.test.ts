import { expect, it } from "vitest";
import { htmlToMarkdown } from "../articles/html-to-markdown.ts";
import { editableHtml, markdownToHtml } from "../articles/markdown-to-html.ts";
import { countUndescribed } from "./undescribed.ts";

it.each([
  ['<p>a<img src="/a.webp"><IMG src="/b.webp" title="alt=x"></p>', 2],
  ['<img src="/a.webp" alt="Un pie"><img src="/b.webp" alt=""><img src="/c.webp" alt>', 0],
  ['<img><script><img src="/a.webp"></script><!-- <img src="/a.webp"> -->&lt;img src="a">', 0],
  ["<b>".repeat(13_000), 0],
  ["", 0],
])("counts pictures of HTML without a description: %#", (html, count) => {
  expect(countUndescribed(html)).toBe(count);
});

it("takes an empty description in Markdown for none, and keeps decorative pictures apart", () => {
  const html =
    '<p>a <img src="/a.webp" alt=""> <img src="/b.webp"> <img src="/c.webp" alt="c"></p>';
  const markdown = htmlToMarkdown(html);
  expect(markdown).toBe('a <img src="/a.webp" alt=""> ![](/b.webp) ![c](/c.webp)');
  expect(markdownToHtml(markdown)).toBe(html);
  expect(countUndescribed(markdownToHtml("![](/a.webp) ![ ][b]\n\n[b]: /b.webp"))).toBe(2);
});

it("keeps the page's markup of pictures out of the editor", () => {
  const src = `/media/${"0a".repeat(16)}-1000x500/800.webp`;
  const size = 'width="1000" height="500"';
  expect(editableHtml(`![](${src})`, "markdown")).toBe(`<p><img src="${src}" ${size}></p>`);
  expect(editableHtml(`![a](${src})`, "markdown")).toBe(
    `<p><img src="${src}" alt="a" ${size}></p>`,
  );
});
