import { describe, expect, it } from "vitest";
import { renderArticle } from "./render-article.ts";

const toHtml = (content: string, format?: "html" | "markdown") =>
  renderArticle(content, format).html;

describe("detection of the format", () => {
  it.each([
    ["<h2>Uno</h2><p>Dos</p>", "html"],
    ["<p>Tornillo <strong>M16 * 80</strong></p>\n<p>#1 en ventas</p>", "html"],
    ["<ul><li>- guion</li></ul>", "html"],
    ["<h2>Código</h2><pre><code># no es título</code></pre>", "html"],
    ["## Uno\n\n<p>Dos</p>", "markdown"],
    ["<p># Uno</p><p>Dos <b>tres</b></p>", "markdown"],
    ["<p>Solo un párrafo</p>", "markdown"],
    ["# Uno\n\nDos", "markdown"],
    ["Texto sin nada, M16 * 80 y #1 y 2 < 3", "markdown"],
    ["Vea <https://example.com/a> y <M16>", "markdown"],
    ["```html\n<p>ejemplo</p>\n```", "markdown"],
  ])("%j is %s", (content, kind) => expect(renderArticle(content).readAs).toBe(kind));

  it("uses a known format", () => {
    expect(toHtml("<p>**no**</p>\n# no", "html")).toBe("<p>**no**</p>\n# no");
    expect(toHtml("<b>a</b>\n\n**b**", "markdown")).toBe(
      "<p><b>a</b></p>\n<p><strong>b</strong></p>",
    );
  });
});

describe("mixed content", () => {
  it("turns paragraphs, divisions and breaks into lines and keeps single breaks", () => {
    expect(toHtml("<div><p>Uno<br>dos</p><p>tres</p></div>")).toBe(
      "<p>Uno<br>\ndos</p>\n<p>tres</p>",
    );
  });
  it("strips every other tag when a Markdown heading remains", () => {
    expect(toHtml("<p># Uno</p><p>Dos <b>tres</b> <a href='/x'>cuatro</a></p>")).toBe(
      '<h2 id="user-content-uno">Uno</h2>\n<p>Dos tres cuatro</p>',
    );
  });
  it("drops scripts with their content", () => {
    expect(toHtml("# Uno\n\n<p>Dos<script>alert(1)</script></p>")).not.toContain("alert");
  });
  it("does not break a sentence at a span", () => {
    expect(toHtml("## Uno\n\n<p>Vea <span>esto</span> ahora</p>")).toContain("Vea esto ahora");
  });
  it("does not change code", () => {
    const html = toHtml("# Uno\n\n<p>x</p>\n\n```\n<p>a</p>\n```\n\nuse `<div>` aquí");
    expect(html).toContain("&#x3C;p>a&#x3C;/p>");
    expect(html).toContain("<code>&#x3C;div></code>");
  });
  it("does not read indented tags as code", () => {
    expect(toHtml("<div>\n    <p># Uno</p>\n    <p>Dos</p>\n</div>")).toBe(
      '<h2 id="user-content-uno">Uno</h2>\n<p>Dos</p>',
    );
  });
});

it("names the region of a table by its caption, and counts those without one", () => {
  const table = (caption: string) => `<table>${caption}<tr><td>1</td></tr></table>`;
  const html = toHtml(table("<caption>Cargas <b>en kN</b></caption>") + table(""));
  expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "Cargas en kN",
    "Tabla 2",
  ]);
});

it("keeps half and whole widths, of pictures alone", () => {
  const html = toHtml(
    '<p style="width:50%">a</p><p><img src="/a.jpg" alt="b" style="width: 50%"><img src="/c.jpg" alt="d" style="width:33%"></p>',
  );
  expect(html).toContain("<p>a</p>");
  expect([...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style)).toEqual(["width:50%"]);
});

describe("Markdown", () => {
  it("renders tables, strikethrough, task lists, autolinks and footnotes", () => {
    const html = toHtml(
      "|a|b|\n|-|-:|\n|c|d|\n\n~~e~~ [^1]\n\n- [x] f\n\nwww.example.com\n\n[^1]: g",
    );
    expect(html).toContain('role="region" aria-label="Tabla 1" tabindex="0"><table>');
    expect(html).toContain('<td style="text-align:right">d</td>');
    expect(html).toContain("<del>e</del>");
    expect(html).toContain("☑ f");
    expect(html).toContain('<a href="http://www.example.com" rel="nofollow noopener noreferrer">');
    expect(html).toContain('href="#user-content-fn-1"');
    expect(html).toContain('id="user-content-fn-1"');
    expect(html).toContain("Notas</h2>");
  });
  it("makes code blocks regions that scroll by keyboard", () => {
    expect(toHtml("# A\n\n```\nx\n```\n\n```\ny\n```")).toContain(
      '<pre role="region" aria-label="Código 2" tabindex="0"><code>y\n</code></pre>',
    );
  });
  it("shows words in angle brackets that HTML does not know", () => {
    expect(toHtml("Tornillo <M16> y\n\n<Perfil>\n\nfin")).toBe(
      "<p>Tornillo &#x3C;M16> y</p>\n<p>&#x3C;Perfil></p>\n<p>fin</p>",
    );
  });
});

describe("what the page adds", () => {
  it("demotes the first level, numbers equal headings and counts words", () => {
    const { html, headings, words } = renderArticle(
      "<h1>Uno</h1><h2>Uno</h2><h3>¿?</h3><p>a b</p>",
    );
    expect(html).not.toContain("<h1");
    expect(headings).toEqual([
      { id: "user-content-uno", text: "Uno", level: 2 },
      { id: "user-content-uno-2", text: "Uno", level: 2 },
      { id: "user-content-seccion", text: "¿?", level: 3 },
    ]);
    expect(words).toBe(4);
  });
  it.each([
    ["<p>a</p><h2>Uno</h2><p>b</p><h3>c</h3><h2>Dos</h2>", 3],
    ["<h2>Uno</h2><p>b</p>\n<h2>Dos</h2><blockquote><h2>Tres</h2></blockquote>", 2],
    ["a & b\n\n## Uno\n\nc < d", 2],
    ["solo", 1],
    ["", 1],
  ])("splits %j before its headings without loss", (content, count) => {
    const { html, parts } = renderArticle(content);
    expect(parts.join("")).toBe(html);
    expect(parts).toHaveLength(count);
    for (const part of parts.slice(1)) expect(part).toMatch(/^<h2 /);
  });
  it("loads images lazily and without referrer", () => {
    expect(
      toHtml('<h2>a</h2><img src="http://x.example/a.png" width="4000" height="2">'),
    ).toContain(
      '<img src="https://x.example/a.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    );
    expect(toHtml('<h2>a</h2><img src="/a.png" width="40" height="20" alt="b">')).toContain(
      'width="40" height="20"',
    );
  });
  it("offers the copies of a stored picture, with its size", () => {
    const base = `/media/${"0a".repeat(16)}-1000x500`;
    const sizes = 'sizes="min(54rem, 92vw)"';
    expect(toHtml(`<p>a</p><img src="${base}/800.webp" width="9" srcset="x" alt="b">`)).toContain(
      `<picture><source type="image/avif" srcset="${base}/400.avif 400w, ${base}/672.avif 672w, ` +
        `${base}/800.avif 800w, ${base}/1200.avif 1000w" ${sizes}><img src="${base}/800.webp" alt="b" width="1000" height="500" srcset="${base}/400.webp 400w, ` +
        `${base}/672.webp 672w, ${base}/800.webp 800w, ${base}/1200.webp 1000w" ${sizes} ` +
        'loading="lazy"',
    );
  });

  it("shows the alternative text of a disallowed image", () => {
    expect(toHtml('<b>a</b><img src="data:image/png;base64,AA" alt="Plano">')).toBe(
      "<b>a</b>Plano",
    );
  });
  it("keeps relative, mail and telephone links as they are", () => {
    const links =
      '<b><a href="/contacto">a</a><a href="mailto:a@b.example">b</a><a href="tel:+45">c</a></b>';
    expect(toHtml(links)).toBe(links);
  });
  it("keeps links to the article's own ids", () => {
    expect(toHtml('<h2 id="x">a</h2><a href="#x">b</a>')).toBe(
      '<h2 id="user-content-x">a</h2><a href="#user-content-x">b</a>',
    );
  });
});
