import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderArticle } from "../article-html/render-article.ts";
import { CORPUS } from "../testing/markdown-corpus.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { lossesInMarkdown } from "./markdown-losses.ts";
import { editableHtml, markdownToHtml } from "./markdown-to-html.ts";

const words = (html: string) =>
  renderArticle(html, "html")
    .html.replace(/<[^>]*>/g, " ")
    .match(/[\p{L}\p{N}]+/gu);

describe("the round trip HTML, Markdown, HTML", () => {
  it.each(Object.entries(CORPUS))("keeps %s", (_, html) => {
    const markdown = htmlToMarkdown(html);
    const back = markdownToHtml(markdown);
    expect(htmlToMarkdown(back)).toBe(markdown);
    expect(words(back)).toEqual(words(html));
    expect(lossesInMarkdown(html)).toEqual([]);
  });

  it("writes Markdown, not HTML, where Markdown has a notation", () => {
    const plain = ["headings", "nested lists", "table", "table with alignment", "image"];
    for (const name of plain) expect(htmlToMarkdown(CORPUS[name] ?? ""), name).not.toMatch(/</);
    expect(htmlToMarkdown(CORPUS.table ?? "")).toBe(
      "| Grado | Cr |\n| - | - |\n| 304 | 18 \\| 20 |",
    );
  });

  it("keeps colors, alignment, underline and sizes as HTML", () => {
    expect(htmlToMarkdown("<p>Un <u>texto</u></p>")).toBe("Un <u>texto</u>");
    expect(markdownToHtml("Un <u>texto **fuerte**</u>")).toBe(
      "<p>Un <u>texto <strong>fuerte</strong></u></p>",
    );
    const centred = '<p style="text-align:center">Centrado</p>';
    expect(htmlToMarkdown(centred)).toBe(centred);
    expect(markdownToHtml(centred)).toBe(centred);
  });

  it("never returns disallowed markup", () => {
    expect(
      markdownToHtml('<script>alert(1)</script><a href="javascript:x" onclick="y">z</a>'),
    ).toBe("<p><a>z</a></p>");
  });

  it.each(["<table><tr><td>", "<a href=b>", "<ul><li>"])("does not parse endless %s", (tag) => {
    expect(htmlToMarkdown(`${tag.repeat(3000)}x`)).toBe("x");
  });

  it.each([
    ["<p>use <code>&#x3C;script></code> aquí</p>", "use `<script>` aquí"],
    ["<p>a <code>&#x3C;svg></code> b <code>&#x3C;!-- x --></code></p>", "a `<svg>` b `<!-- x -->`"],
    ["<p>a <code>`&#x3C;p></code></p>", "a `` `<p> ``"],
  ])("keeps %s", (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
    expect(markdownToHtml(markdown)).toBe(html);
  });

  it("keeps alignment and indent of old articles", () => {
    expect(htmlToMarkdown('<p class="ql-align-right ql-indent-1">a</p>')).toBe(
      '<p style="text-align:right;margin-left:2em">a</p>',
    );
  });

  it("lists what would be lost", () => {
    expect(lossesInMarkdown("<p>Uno</p><p></p><p>Dos</p>")).toEqual(["p"]);
  });
});

describe("a document of any shape", () => {
  const text = fc
    .array(
      fc.constantFrom(
        "acero",
        "Ra 0,8",
        "a*b",
        "_x_",
        "[y](z)",
        "1. n",
        "# h",
        "|",
        "~",
        "<",
        "&",
        "`q`",
        "ñ",
        "M16 * 80",
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(" ").replace(/&/g, "&amp;").replace(/</g, "&lt;"));
  const wrap = (name: string) => (inner: string) => `<${name}>${inner}</${name.split(" ")[0]}>`;
  const inline = fc.oneof(
    text,
    ...[
      "strong",
      "em",
      "u",
      "s",
      "code",
      "sup",
      'a href="/b" title="t"',
      'span style="color:red"',
    ].map((name) => text.map(wrap(name))),
  );
  const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
  const { block } = fc.letrec<{ block: string; list: string }>((tie) => ({
    list: fc
      .tuple(
        fc.constantFrom("ul", "ol"),
        fc.array(fc.tuple(line, fc.option(tie("list"), { nil: "", depthSize: "small" })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([name, items]) =>
        wrap(name)(items.map(([own, nested]) => `<li><p>${own}</p>${nested}</li>`).join("")),
      ),
    block: fc.oneof(
      line.map(wrap("p")),
      line.map(wrap("h2")),
      line.map(wrap('p style="text-align:right"')),
      line.map((own) => wrap("blockquote")(wrap("p")(own))),
      text.map((own) => `<pre><code>${own}\n\n${own}</code></pre>`),
      fc
        .array(fc.tuple(line, line), { minLength: 2, maxLength: 4 })
        .map(
          ([head, ...rows]) =>
            `<table><tbody><tr>${head?.map(wrap("th")).join("")}</tr>${rows
              .map((row) => `<tr>${row.map(wrap("td")).join("")}</tr>`)
              .join("")}</tbody></table>`,
        ),
      fc.constant("<hr>"),
      tie("list"),
    ),
  }));

  it("has the same text after a round trip, and a second one changes nothing", () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
        const html = blocks.join("");
        const markdown = htmlToMarkdown(html);
        const back = markdownToHtml(markdown);
        expect(words(back)).toEqual(words(html));
        expect(htmlToMarkdown(back)).toBe(markdown);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a stored body in the editor", () => {
  it("is unchanged when it is HTML", () => {
    const html = "<p>Uno</p>\n<p class=x>Dos</p>";
    expect(editableHtml(html, "html")).toBe(html);
    expect(editableHtml("<h2>Uno</h2><p>Dos</p>")).toBe("<h2>Uno</h2><p>Dos</p>");
    expect(editableHtml("```\nx\n```", "markdown")).toBe("<pre><code>x\n</code></pre>");
  });
  it.each(["html", undefined] as const)("has Quill's classes as styles: format %s", (format) => {
    const html = '<h2>Uno</h2><p class="ql-align-center ql-indent-1">Dos</p>';
    expect(editableHtml(html, format)).toMatch(
      /^<h2>Uno<\/h2><p[^>]* style="text-align:center;margin-left:2em">Dos<\/p>$/,
    );
  });
  it("is unchanged when its HTML takes long to parse", () => {
    const html = '<b class="ql-indent-1">'.repeat(13_000);
    expect(editableHtml(html, "html")).toBe(html);
  });
  it("is the rendered HTML without page attributes when it is Markdown", () => {
    const markdown = "# Uno\n\n| a |\n| - |\n| b |\n\n[x](https://example.com)";
    expect(editableHtml(markdown, "markdown").replaceAll("\n", "")).toBe(
      '<h2>Uno</h2><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><p><a href="https://example.com">x</a></p>',
    );
  });
});
