import { describe, expect, it } from "vitest";
import type { PostBody } from "../posts/post.ts";
import { measureGrowth } from "../testing/cpu-time.ts";
import { listForeignPictures, withCopies } from "./foreign-pictures.ts";

const ORIGINS = ["https://www.example.com", "https://demo.web.app"];
const FOTO = "https://fotos.example/pie.jpg";
const COPY = "/media/0123456789abcdef0123456789abcdef-900x600/800.webp";

const found = (content: string, featured = "", content_format?: PostBody["content_format"]) =>
  listForeignPictures(
    { body: { content, ...(content_format && { content_format }) }, featured },
    ORIGINS,
  );
const replaced = (content: string, featured = "", address = FOTO) =>
  withCopies({ body: { content }, featured }, new Map([[address, COPY]]), ORIGINS);

describe("pictures of other servers", () => {
  it("are those of texts and featured image, in order and each once", () => {
    const html = `<p><img src="${FOTO}"></p><p><img src='https://b.example/b.jpg'></p><p><img src="${FOTO}"></p>`;
    expect(found(html, "https://c.example/c.jpg")).toEqual([
      "https://c.example/c.jpg",
      FOTO,
      "https://b.example/b.jpg",
    ]);
  });

  it.each([
    ["an image", `Texto\n\n![Un pie](${FOTO} "Pie")`],
    ["an image in brackets", `![Un pie](<${FOTO}>)`],
    ["a linked image", `[![Un [pie]](${FOTO})](https://a.example)`],
    ["a reference", `![Un pie][uno]\n\n[uno]: ${FOTO}\n`],
    ["HTML between Markdown", `Un **pie**\n\n<img src="${FOTO}" alt="x">\n\n* a\n* b`],
    ["HTML without quotes", `<h2>Pie</h2><p><img alt=x src=${FOTO} width=40></p>`],
    ["an image in an unclosed paragraph", `<p>Uno<p><img src="${FOTO}">`],
    ["an old address", `<p><img src="${FOTO.replace("https", "http")}"></p>`],
    ["an address without protocol", `<p><img src="//fotos.example/pie.jpg"></p>`],
    ["a query with entities", `<p><img src="${FOTO}?a=1&amp;b=2"></p>`],
    ["a query in Markdown", `![](${FOTO}?a=1&b=2)`],
    ["an escaped Markdown address", `![](https://fotos.example/pie\\_2.jpg)`],
    ["letters with accents", `![](https://fotos.example/peña.jpg)`],
    ["a space", `<p><img src="https://fotos.example/pie 2.jpg"></p>`],
    ["parentheses", `![](https://fotos.example/pie_(2).jpg)`],
  ])("are found and replaced: %s", (_, content) => {
    const [address = "", ...others] = found(content);
    expect(address).toMatch(/^https?:\/\/fotos\.example\/pe?/);
    expect(others).toEqual([]);
    const after = replaced(content, "", address);
    expect(after).toMatchObject({ count: 1, featured: "" });
    expect(after.content).toContain(COPY);
    expect(found(after.content)).toEqual([]);
    expect(after.content.replace(COPY, "").length).toBeLessThan(content.length);
  });

  it.each([
    ["a picture of the library", `<img src="${COPY}">`],
    ["an address of this site", `<img src="https://www.example.com${COPY}">`],
    ["another address of this site", `<img src="https://demo.web.app/a.jpg">`],
    ["a link", `[pie](${FOTO}) <a href="${FOTO}">pie</a>`],
    ["code", `\`\`\`\n![pie](${FOTO})\n<img src="${FOTO}">\n\`\`\``],
    ["a comment", `<p>a</p><!-- <img src="${FOTO}"> -->`],
    ["a description", `<p><img alt='<img src="${FOTO}">' src="${COPY}"></p>`],
    ["data in the text", `<img src="data:image/png;base64,AAAA">`],
    ["no address", `<img alt="pie">`],
  ])("are not %s", (_, content) => {
    expect(found(content)).toEqual([]);
  });

  it("keeps all other characters, links to the picture and other pictures", () => {
    const before = (src: string) =>
      `<P Class=x><a href="${FOTO}"><IMG title='src="${FOTO}"'  SRC="${src}"  ></a>&nbsp;<img src="https://b.example/b.jpg"></P>\r\n`;
    expect(replaced(before(FOTO)).content).toBe(before(COPY));
    const markdown = (src: string) => `* [pie](${FOTO})\n* ![El [nuevo] pie](${src} "Pie")  \n`;
    expect(replaced(markdown(FOTO)).content).toBe(markdown(COPY));
  });

  it("replaces every use, and the featured image", () => {
    const after = replaced(`![](${FOTO})\n\n![](${FOTO})`, FOTO);
    expect(after).toEqual({
      content: `![](${COPY})\n\n![](${COPY})`,
      featured: COPY,
      count: 1,
    });
  });

  it("changes nothing without such a picture", () => {
    const content = `<p><img src="https://b.example/b.jpg"></p>`;
    expect(replaced(content, "/a.jpg")).toEqual({ content, featured: "/a.jpg", count: 0 });
  });

  it.each([
    ["openings", "![", ""],
    ["openings with brackets", "![[a]", ""],
    ["characters of a description", "a", "!["],
    ["descriptions", "![a]", ""],
    ["parentheses", "(", "![]("],
    ["definitions", "[a]:\n", ""],
    ["blanks after a definition", " ", "[a]:"],
    ["attributes", "a ", "<img "],
    ["quotes", 'a="', "<img "],
  ])("reads a flood of %s in linear time", (_, piece, start) => {
    const content = (size: number) => start + piece.repeat(size / piece.length);
    expect(measureGrowth(content, 800_000, (text) => replaced(text)).ratio).toBeLessThan(8);
  });
});
