import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderArticle } from "../article-html/render-article.ts";
import { editableHtml } from "./markdown-to-html.ts";
import { toOwnText } from "./own-text.ts";

/** The article as readers get it. */
function shown(content: string, format?: "html" | "markdown"): string {
  const { body } = toOwnText(content, format);
  const { html } = renderArticle(body.content, body.content_format);
  return html
    .replace(/ (?:rel|loading|decoding|referrerpolicy|role|aria-label|tabindex)="[^"]*"/g, "")
    .replaceAll("user-content-", "");
}
const formatRemarks = (content: string) =>
  toOwnText(content).remarks.map(({ kind, what }) => `${kind} ${what}`.trim());

describe("paragraphs of texts between blank lines", () => {
  it.each([
    ["a <b>b</b>\n\nc", "<p>a <b>b</b></p><p>c</p>"],
    ["a <strong>b</strong> c\r\n\r\n \r\nd\r\ne", "<p>a <strong>b</strong> c</p><p>d<br>e</p>"],
    ["<em>a</em>\n\n<h2>B</h2>\nc\n\nd", '<p><em>a</em></p><h2 id="b">B</h2><p>c</p><p>d</p>'],
    ["a\n\n<ul>\n<li>b</li>\n</ul>\n\nc", "<p>a</p><ul>\n<li>b</li>\n</ul><p>c</p>"],
    ["<div>a\n\nb</div>", "<div><p>a</p><p>b</p></div>"],
    ["a\n\n<pre>b\n\nc</pre>", "<p>a</p><pre>b\n\nc</pre>"],
    ["<h2>A</h2>\n\n<p>b</p>\n\n<p>c</p>", '<h2 id="a">A</h2>\n\n<p>b</p>\n\n<p>c</p>'],
    ["<p>a\n\nb</p>\n\n<ul><li>c</li></ul>", "<p>a\n\nb</p>\n\n<ul><li>c</li></ul>"],
    [
      "<!-- wp:paragraph -->\n<p>a</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul><li>b</li></ul>\n<!-- /wp:list -->",
      "\n<p>a</p>\n\n\n\n<ul><li>b</li></ul>\n",
    ],
  ])("of %j", (content, html) => expect(shown(content)).toBe(html));

  it("are also made of what is typed as HTML", () =>
    expect(shown("a <b>b</b>\n\nc", "html")).toBe("<p>a <b>b</b></p><p>c</p>"));

  it("keep the captions of WordPress, and name its placeholders", () => {
    const caption =
      '[caption id="x" width="300"]<a href="/a.jpg"><img src="/a.jpg" alt="b"></a> Una <em>rueda</em>[/caption]';
    expect(shown(`a\n\n${caption}\n\nb`)).toContain(
      '<figure><a href="/a.jpg"><img src="/a.jpg" alt="b"></a><figcaption>Una <em>rueda</em></figcaption></figure>',
    );
    expect(shown("# Uno\n\n[gallery]\n\n- a\n- b")).toContain('<h2 id="uno">Uno</h2>');
    expect(formatRemarks('a\n\n[gallery ids="1,2"]\n\n<b>b</b>')).toEqual(["element [gallery]"]);
    expect(shown("a [1] b [x] <b>c</b> [gallery](/a)")).toContain("a [1] b [x] <b>c</b>");
  });
});

describe("addresses", () => {
  it.each([
    ["Https://e.com/A", "https://e.com/A"],
    ["HTTPS://e.com", "https://e.com"],
    [" https://e.com ", "https://e.com"],
    ["ht\ttps://e\n.com", "https://e.com"],
    ["\u00a0https://e.com", "https://e.com"],
    ["Mailto:a@e.com", "mailto:a@e.com"],
    [" mailto:a@e.com", "mailto:a@e.com"],
    ["TEL:+34", "tel:+34"],
    ["//e.com/a", "https://e.com/a"],
    ["www.e.com", "https://www.e.com"],
    ["/contacto", "/contacto"],
  ])("%j is a link for page, editor and store", (href, address) => {
    const html = `<p><a href="${href}">a</a></p><ul><li>b</li></ul>`;
    const link = `<a href="${address}">a</a>`;
    expect(shown(html)).toContain(link);
    expect(renderArticle(html, "html").html).toContain(`href="${address}"`);
    expect(editableHtml(html, "html")).toContain(link);
    expect(toOwnText(html).remarks).toEqual([]);
  });

  it.each([
    "javascript:x",
    "java\nscript:x",
    "file:///c:/a.doc",
    "ftp://e.com",
    "data:text/html,a",
  ])("%j is named, and its words stay", (href) => {
    const html = `<p><a href="${href}">uno</a></p>`;
    expect(shown(html)).toBe("<p>uno</p>");
    expect(formatRemarks(html)).toEqual([`link ${href.replace("\n", "")}`]);
  });
});

describe("meaning in attributes and styles", () => {
  const item = (kind: string, text: string, indent = 0) =>
    `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ""}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;

  it.each([
    [`<ol>${item("bullet", "a")}${item("bullet", "b")}</ol>`, "<ul><li>a</li><li>b</li></ul>"],
    [
      `<ol>${item("ordered", "a")}${item("bullet", "b")}</ol>`,
      "<ol><li>a</li></ol><ul><li>b</li></ul>",
    ],
    [
      `<ol>${item("ordered", "a")}${item("bullet", "b", 1)}${item("ordered", "c")}</ol>`,
      "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>",
    ],
    [
      `<ol>${item("checked", "a")}${item("unchecked", "b")}</ol>`,
      "<ul><li>☑ a</li><li>☐ b</li></ul>",
    ],
    [
      `<ol>${item("ordered", "a").replace("<li", '<li class="ql-align-center"')}</ol>`,
      '<ol><li style="text-align:center">a</li></ol>',
    ],
    [
      '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">a &lt; b</div><div class="ql-code-block">c</div></div>',
      "<pre><code>a &#x3C; b\nc\n</code></pre>",
    ],
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">a</span> <span style="font-weight:700">b</span></p></b>',
      '<p dir="ltr"><span>a</span> <span><strong>b</strong></span></p>',
    ],
    ['<p><span style="font-style: italic">a</span></p>', "<p><span><em>a</em></span></p>"],
    ['<p><span style="text-decoration:line-through">a</span></p>', "<p><span><s>a</s></span></p>"],
    ['<p><span style="vertical-align:super">2</span></p>', "<p><span><sup>2</sup></span></p>"],
    ['<p style="font-weight:bold">a</p>', "<p><strong>a</strong></p>"],
    ['<p><strong style="font-weight: 400">a</strong></p>', "<p>a</p>"],
    [
      '<p><a href="https://e.com"><span style="text-decoration:underline">a</span></a></p>',
      '<p><a href="https://e.com"><span>a</span></a></p>',
    ],
    [
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>a</p>\n<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·</span>b</p><p>c</p>",
      "<ol><li>a<ul><li>b</li></ul></li></ol><p>c</p>",
    ],
  ])("of %s", (html, clean) => {
    expect(shown(html)).toBe(clean);
    expect(toOwnText(html).remarks).toEqual([]);
    // What is stored already is read the same way.
    expect(renderArticle(html, "html").html).toBe(renderArticle(clean, "html").html);
  });
});

describe("pictures", () => {
  const gif = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  it.each([
    ['<img src="//e.com/a.jpg" alt="b">', "https://e.com/a.jpg"],
    ['<img src=" HTTPS://e.com/a.jpg" alt="b">', "https://e.com/a.jpg"],
    [`<img src="${gif}" data-src="https://e.com/a.jpg" alt="b">`, "https://e.com/a.jpg"],
    ['<img src="/blank.gif" data-lazy-src="//e.com/a.jpg" alt="b">', "https://e.com/a.jpg"],
    [
      '<img srcset="https://e.com/s.jpg 300w, https://e.com/l.jpg 900w" alt="b">',
      "https://e.com/l.jpg",
    ],
    [
      `<img src="${gif}" data-srcset="https://e.com/a.jpg 1x,https://e.com/b.jpg 2x" alt="b">`,
      "https://e.com/b.jpg",
    ],
    ['<img src="/spacer.gif" srcset="https://e.com/a.jpg" alt="b">', "https://e.com/a.jpg"],
    ['<img data-cfsrc="https://e.com/a.jpg" alt="b">', "https://e.com/a.jpg"],
    [
      '<picture><source srcset="https://e.com/a.webp"><img alt="b"></picture>',
      "https://e.com/a.webp",
    ],
  ])("%s is shown", (html, address) => {
    expect(shown(`<p>${html}</p>`)).toBe(`<p><img src="${address}" alt="b"></p>`);
    expect(formatRemarks(`<p>${html}</p>`)).toEqual([]);
  });

  it.each([
    ['<img src="data:image/png;base64,AA" alt="Plano">', "picture Plano"],
    ["<img>", "picture"],
    ['<img src="file:///C:/x/clip_image001.png">', "local-picture clip_image001.png"],
    ['<img src="images/rueda.png" alt="b">', "local-picture rueda.png"],
  ])("%s is named", (html, remark) => {
    expect(shown(`<p>a${html}</p>`)).toBe("<p>a</p>");
    expect(formatRemarks(`<p>a${html}</p>`)).toEqual([remark]);
  });

  it("are read in Markdown, too", () => {
    expect(shown("a\n\n![b](//e.com/a.jpg)")).toContain('<img src="https://e.com/a.jpg" alt="b">');
    expect(formatRemarks("a ![Plano](data:image/png;base64,AA)")).toEqual(["picture Plano"]);
  });
});

describe("links inside of a text", () => {
  it.each([
    ["- [a](#qué-es)\n\n## Qué es", "que-es"],
    ["- [a](#qu%C3%A9-es)\n\n## ¿Qué es?", "que-es"],
    ["- [a](#1-ra-08-µm)\n\n## 1. Ra 0,8 µm", "1-ra-0-8-m"],
    ["- [a](#uno-1)\n\n## Uno\n\n## Uno", "uno-2"],
    ['<p><a href="#carga">a</a></p><h2><a name="carga"></a>Cálculo</h2>', "carga"],
    ['<p><a href="#a1">a</a></p><h2 id="b">B</h2><p><a id="a1"></a>c</p>', "a1"],
    ['<p><a href="#a1">a</a></p><h2 id="b"><a name="a1"></a>B</h2>', "b"],
    [
      '<p><a href="#Qu.C3.A9_es">a</a></p><h2><span id="Qu.C3.A9_es">Qué es</span></h2>',
      "Qu.C3.A9_es",
    ],
    [
      '<p><a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> nota</p>',
      "_ftn1",
    ],
  ])("%s has a target", (content, id) => {
    const html = shown(content);
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
    for (const [, fragment] of html.matchAll(/href="#([^"]+)"/g))
      expect(html).toContain(`id="${fragment}"`);
    expect(formatRemarks(content)).toEqual([]);
  });

  it("has its target at the block, which editors keep", () =>
    expect(
      toOwnText('<p><a href="#carga">a</a></p><h2><a name="carga"></a>B</h2>').body.content,
    ).toBe('<p><a href="#carga">a</a></p><h2 id="carga">B</h2>'));

  it("is named when its target is missing", () =>
    expect(formatRemarks('<p><a href="#nada">a</a></p>')).toEqual(["target #nada"]));
});

it("reads the separators of other programs as line ends", () => {
  for (const sign of ["\v", "\f", "\u2028", "\u2029", "\u0085", "_x000B_", "_x000D_"])
    expect(shown(`<p>uno${sign}dos</p><ul><li>x</li></ul>`)).toContain("<p>uno\ndos</p>");
  expect(shown("<p>uno&#11;dos&#x2028;tres</p>")).toBe("<p>uno\ndos\ntres</p>");
});

it.each([
  ['<p>a</p><iframe src="https://e.com/v"></iframe>', ["element <iframe>"]],
  ["<p>a</p><button>Comprar</button><style>p{}</style>", ["element <button>"]],
  ["<p>Tornillo <M16> y <o:p>b</o:p></p>", ["element <M16>"]],
  ["<p>a</p><noscript><img src='/a.jpg'></noscript>", []],
  ["<p>a</p><noscript>Active JavaScript</noscript>", ["element <noscript>"]],
  ["<ul>".repeat(300), ["formatting"]],
])("names what readers will not see of %s", (content, remarks) =>
  expect(formatRemarks(content)).toEqual(remarks),
);

it("keeps a text as it came that readers see completely", () => {
  for (const text of [
    "<h2>Uno</h2>\n<p class='x'>Dos <a href='https://e.com'>tres</a></p>",
    "# Uno\n\n- [a](https://e.com)\n\n`<p>`",
    "Texto, 2 < 3 [1]",
  ])
    expect(toOwnText(text).body.content).toBe(text);
  const markdown = "# Uno\n\n```html\n<p>a</p>\n```";
  expect(toOwnText(markdown).body).toEqual({ content: markdown, content_format: "markdown" });
});

const word = fc.stringMatching(/^[a-záéíóúñü]{1,8}$/).map((text) => `w${text}`);
const inline = fc.tuple(
  word,
  fc.constantFrom(
    ...["<b>|</b>", '<a href=" Https://e.com">|</a>', '<span style="font-weight:700">|</span>'],
    ...['<a href="javascript:x">|</a>', '<a name="x">|</a>', '<b style="font-weight:normal">|</b>'],
    ...["<u>|</u>", "<o:p>|</o:p>", "<font>|</font>", "**|**", "|", "|\v", "|\f", "|_x000B_"],
    ...['<img src="//e.com/a.jpg">|', '<img data-src="/a.jpg">|', "[caption]|", "<!-- x -->|"],
  ),
);
const block = fc.constantFrom(
  ...[
    "|\n\n",
    "<p>|</p>",
    "<h2>|</h2>\n\n",
    "<ul><li>|</li></ul>",
    "<div>|</div>\n",
    "- |\n",
    "# |\n\n",
  ],
  ...['<ol><li data-list="bullet">|</li></ol>', "<button>|</button>", "<svg><text>|</text></svg>"],
  ...[
    "<p style='mso-list:l0 level1 lfo1'>|</p>",
    "<table><tr><td>|</td></tr></table>",
    "<select><option>|</select>",
  ],
);
const source = fc.array(fc.tuple(fc.array(inline, { minLength: 1, maxLength: 4 }), block), {
  minLength: 1,
  maxLength: 6,
});

it("shows every word of a text in order, or names what is missing", () => {
  fc.assert(
    fc.property(source, (parts) => {
      const content = parts
        .map(([texts, around]) =>
          around.replace("|", texts.map(([text, form]) => form.replace("|", text)).join(" ")),
        )
        .join("");
      const words = parts.flatMap(([texts]) => texts.map(([text]) => text));
      const { body, remarks } = toOwnText(content);
      const { html } = renderArticle(body.content, body.content_format);
      const seen = html.replace(/<[^>]*>/g, " ").match(/w[a-záéíóúñü]+/g) ?? [];
      if (remarks.some(({ kind }) => kind === "element"))
        expect(words).toEqual(expect.arrayContaining(seen));
      else expect(seen).toEqual(words);
    }),
    { numRuns: 500 },
  );
});

it("changes a text once only", () => {
  fc.assert(
    fc.property(source, (parts) => {
      const content = parts
        .map(([texts, around]) =>
          around.replace("|", texts.map(([text, form]) => form.replace("|", text)).join(" ")),
        )
        .join("");
      const { body } = toOwnText(content);
      const again = toOwnText(body.content, body.content_format);
      expect(again.body.content).toBe(body.content);
    }),
    { numRuns: 300 },
  );
});

it("reads a long text without foreign markup in a fraction of the time of parsing", () => {
  const plain = '<p>Acero <b>316L</b> <a href="https://e.com">x</a>.</p>\n\n'.repeat(1000).trim();
  const time = (text: string) => {
    const began = performance.now();
    toOwnText(text);
    return performance.now() - began;
  };
  expect(time(plain)).toBeLessThan(time(`${plain}<p style="x">a</p>`));
});
