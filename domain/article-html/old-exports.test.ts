import { describe, expect, it } from "vitest";
import { renderArticle } from "./render-article.ts";

const toHtml = (content: string) => renderArticle(content).html;

describe("an export of WordPress", () => {
  const block = (name: string, html: string) =>
    `<!-- wp:${name} {"level":2} -->\n${html}\n<!-- /wp:${name} -->\n\n`;

  it.each([
    ["an svg", '<svg viewBox="0 0 1 1"><title>x</title><style>p{}</style><path d="M0"/></svg>'],
    ["an svg within an svg", "<svg><svg/><svg><p>x</p></svg>x</svg>"],
    ["a formula", "<math><mi>x</mi></math>"],
    ["a doctype", "<!DOCTYPE html><svg></svg>"],
    ["a script", "<script>alert('<p>x')</script><svg></svg>"],
    ["an svg without end", "<svg>"],
  ])("renders completely beside its comments and %s", (_, embedded) => {
    const content =
      block("heading", "<h2>Uno</h2>") +
      block("paragraph", `<p>Dos ${embedded}<b>tres</b></p>`) +
      block("list", "<ul><li>x</li></ul>");
    const { html, readAs } = renderArticle(content);
    expect(readAs).toBe("html");
    expect(html.replace(/\n+/g, "\n")).toBe(
      '\n<h2 id="user-content-uno">Uno</h2>\n<p>Dos <b>tres</b></p>\n<ul><li>x</li></ul>\n',
    );
  });

  it("renders without structure", () => {
    expect(toHtml(block("paragraph", "<p>Uno <svg><path/></svg></p>")).trim()).toBe("<p>Uno</p>");
  });

  it("leaves no comment in a text that cannot be parsed", () => {
    const { html, readAs } = renderArticle(block("html", "<ul>".repeat(300)) + block("p", "Uno"));
    expect(readAs).toBe("text");
    expect(html).toBe("<p>Uno</p>");
  });
});

describe("a form", () => {
  it.each([
    ["attributes without a space", '<button type="submit" class="b"disabled>Enviar</button>'],
    ["a blank line in the tag", '<button type="submit"\n\n class="b">Enviar</button>'],
    ["a tag in an attribute", '<button value="<p>b</p>">Enviar</button>'],
    ["an indent", '\n\n    <button type="submit">Enviar</button>\n\n'],
    ["a sign that Markdown does not know", '<button @click="a > b">Enviar</button>'],
    ["a button without text", '<input type="button" value="Enviar >" @click="x">'],
  ])("leaves nothing of a button with %s", (_, button) => {
    const { html } = renderArticle(`<p>**Uno**</p>\n<form>${button}</form>\n\nDos`);
    expect(
      html
        .replace(/<[^>]*>/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    ).toBe("Uno Dos");
  });
});

describe("classes of Quill", () => {
  it.each([
    ['<p class="ql-align-center">', '<p style="text-align:center">'],
    ['<p class="ql-align-justify ql-indent-3">', '<p style="text-align:justify;margin-left:6em">'],
    ['<p class="ql-indent-8" style="color:red">', '<p style="margin-left:16em;color:red">'],
    ['<p class="ql-indent-9 ql-align-top">', "<p>"],
    ['<p style="margin-left:-9em">', "<p>"],
  ])("%s becomes %s", (before, after) => {
    expect(toHtml(`<h2>a</h2>${before}b</p>`)).toBe(`<h2 id="user-content-a">a</h2>${after}b</p>`);
  });

  it("are kept in an article of nothing but paragraphs", () => {
    const before = '<p class="ql-align-center">a</p><p>b</p><p class="x ql-indent-1">c<br>d</p>';
    const after = '<p style="text-align:center">a</p><p>b</p><p style="margin-left:2em">c<br>d</p>';
    expect(renderArticle(before)).toMatchObject({ html: after, readAs: "html" });
  });

  it("do not hide Markdown, as a word or around it", () => {
    expect(renderArticle('<p class="ql-align-center"># a</p>').readAs).toBe("markdown");
    expect(renderArticle("<p>ql-align-center</p>").readAs).toBe("markdown");
  });
});

describe("attributes", () => {
  it("contain no angle brackets", () => {
    const title = "&lt;b class=&#x22;y&#x22;&gt;x&lt;/b&gt;";
    expect(toHtml(`<h2>"a"</h2><abbr title='<b class="y">x</b>'>y</abbr> "b"`)).toBe(
      `<h2 id="user-content-a">"a"</h2><abbr title="${title}">y</abbr> "b"`,
    );
  });
});

describe("inline code", () => {
  it.each(["`<script>`", "``<p>``", "`<br>\n<b>`", "`<!-- a -->`", "`<svg>` <!-- b --> `<title>`"])(
    "%j keeps its tag",
    (code) => {
      const tag = /<[^>]+>/.exec(code)?.[0].replace("<", "&#x3C;");
      for (const heading of ["", "# Uno\n\n"]) {
        const { html } = renderArticle(`${heading}<p>a</p>\n\nuse ${code} aquí\n\nfin`);
        expect(html).toContain(`<code>${tag}`);
        expect(html).toContain("aquí</p>\n<p>fin</p>");
      }
    },
  );

  it("is Markdown also without other notation", () => {
    expect(toHtml("use `<b>` aquí")).toBe("<p>use <code>&#x3C;b></code> aquí</p>");
  });

  it("is not what is between stray backticks of HTML", () => {
    const html = "<p>a ` b</p><ul><li>c</li></ul><p>d ` e</p>";
    expect(renderArticle(html)).toMatchObject({ html, readAs: "html" });
  });

  it("does not begin at an escaped backtick or end in another paragraph", () => {
    expect(toHtml("a \\`<u>b</u>` c")).toBe("<p>a `<u>b</u>` c</p>");
    expect(toHtml("a ` b\n\n<p>c</p> ` d")).toBe("<p>a ` b</p>\n<p>c</p>\n<p>` d</p>");
  });
});
