import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureGrowth } from "../testing/cpu-time.ts";
import { parseArticle, partialArticle } from "./generated-article.ts";

const answer = (change: object = {}) =>
  JSON.stringify({
    title: " Limpieza\n CIP ",
    excerpt: "Un resumen.",
    outline: ["Uno", 'Dos "2"'],
    content: "<h2>Uno</h2><p>Texto.</p>",
    ...change,
  });
const getContent = (content: string) => parseArticle(answer({ content }))?.article.content;

describe("the article in an answer", () => {
  it("is read from JSON, with a code fence or without", () => {
    const article = {
      title: "Limpieza CIP",
      excerpt: "Un resumen.",
      content: "<h2>Uno</h2><p>Texto.</p>",
    };
    expect(parseArticle(answer())).toEqual({ article, words: 2, remarks: [] });
    expect(parseArticle(`\`\`\`json\n${answer()}\n\`\`\`\n`)?.article).toEqual(article);
  });

  it.each([
    ["prose", "Claro, aquí tiene:"],
    ["half of it", answer().slice(0, 60)],
    ["a list", "[]"],
    ["no title", answer({ title: " " })],
    ["a title that is too long", answer({ title: "a".repeat(301) })],
    ["no content", answer({ content: "" })],
    ["content that is a number", answer({ content: 7 })],
  ])("is not read from %s", (_, text) => expect(parseArticle(text)).toBeNull());

  it.each([
    ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
    ["<p onclick='x' style='color:red' id='y'>a</p>", "<p>a</p>"],
    ["<p>a<img src='https://t.example/p.gif'>b</p>", "<p>ab</p>"],
    ["<p><a href='javascript:x'>a</a> <a href='http://b.example'>b</a></p>", "<p>a b</p>"],
    [
      "<p><a href='/contacto'>a</a> <a href='//b.example'>b</a></p>",
      '<p>a <a href="https://b.example">b</a></p>',
    ],
    ["<p><a href='https://b.example/'>b</a></p>", '<p><a href="https://b.example/">b</a></p>'],
    ["<h1>a</h1><p>b</p>", "<h2>a</h2><p>b</p>"],
    ["<form><input></form><p>b</p>", "<p>b</p>"],
    ["## a\n\nb **c**", "<h2>a</h2>\n<p>b <strong>c</strong></p>"],
  ])("is normalized: %s", (content, clean) => expect(getContent(content)).toBe(clean));

  it("cuts a summary that is too long to be stored", () =>
    expect(parseArticle(answer({ excerpt: "ñ ".repeat(400) }))?.article.excerpt.length).toBe(500));

  it("contains no script", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const content = getContent(`<p>${text}</p><script>x</script>`) ?? "";
        return !/<script|<img/i.test(content);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ["breaks after a fence", "```", "\n", parseArticle],
  ["blanks after a fence", "```json", " ", parseArticle],
  ["escaped quotes in an outline without end", '{"outline":["', '\\"', partialArticle],
  ["quotes in an outline", '{"outline":[', '"', partialArticle],
])("reads a flood of %s in linear time", (_, start, piece, read) => {
  const flood = (size: number) => start + piece.repeat(size / piece.length);
  expect(measureGrowth(flood, 400_000, read).ratio).toBeLessThan(8);
});

describe("an answer that is still being written", () => {
  const whole = answer();
  it("shows the parts so far, outline first", () => {
    expect(partialArticle("")).toEqual({ title: "", outline: [], content: "" });
    expect(partialArticle('{"title":"Limp')).toMatchObject({ title: "Limp" });
    expect(partialArticle('{"outline":["Uno","Do')).toMatchObject({ outline: ["Uno"] });
    expect(partialArticle(whole)).toMatchObject({
      outline: ["Uno", 'Dos "2"'],
      content: "<h2>Uno</h2><p>Texto.</p>",
    });
  });
  it("never shows more than the complete answer, wherever it is cut", () => {
    const text = answer({ content: '<p>\\ "ñ" \u0001 \n</p>' });
    const { content } = partialArticle(text);
    for (let at = 0; at <= text.length; at += 1)
      expect(content.startsWith(partialArticle(text.slice(0, at)).content)).toBe(true);
  });
});
