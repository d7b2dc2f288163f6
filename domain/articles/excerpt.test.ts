import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasBlockTags, toExcerpt } from "./excerpt.ts";

describe("toExcerpt", () => {
  it.each([
    ["text up to the first block end", "<p>Uno <b>dos</b></p><p>tres</p>", "Uno dos"],
    ["a block that holds line breaks", "<p>Uno\n  dos</p>\n<p>tres</p>", "Uno dos"],
    ["blocks without text before it", "<div>\n <p> </p><h2>Tres</h2><p>x</p></div>", "Tres"],
    ["a list that begins at once", "<ul><li>Uno</li><li>dos</li></ul>", "Uno"],
    ["br as a line end", "Uno<br>dos", "Uno"],
    ["plain text by lines", "\n\n  Uno dos\ntres", "Uno dos"],
    ["windows line ends", "\r\nUno\r\ndos", "Uno"],
    ["a Markdown heading", "## Uno\n\ndos", "Uno"],
    [
      "words behind Markdown pictures and rules",
      "![a](b.jpg)\n\n---\n\n**Uno** [dos](/x)",
      "Uno dos",
    ],
    ["a row of a Markdown table", "| Uno | dos |\n|-|-|", "Uno dos"],
    ["inline tags in plain text", "Uno <em>dos</em>\ntres", "Uno dos"],
    [
      "references, once",
      "<p>Ra &lt; 0,8&nbsp;&micro;m &amp;lt; &#241;&#xF1;</p>",
      "Ra < 0,8 µm &lt; ññ",
    ],
    ["unknown references", "<p>&bogus; &#0; &#xD800;|</p>", "&bogus; |"],
    ["a > inside a quoted attribute", '<p title="a > b">Uno</p>', "Uno"],
    ["a < that opens no tag", "Ra <0,8 µm y 3 < 4", "Ra <0,8 µm y 3 < 4"],
    ["a tag that never ends", "Uno <b dos", "Uno <b dos"],
    ["comments", "<!-- <p>no</p> --><p>Uno</p>", "Uno"],
    ["hidden elements", "<style>p{}</style><script>alert('<p>')</script><p>Uno</p>", "Uno"],
    ["doctypes", "<!DOCTYPE html>\n<p>Uno</p>", "Uno"],
    ["comments of a script", "<script><!-- a --></script>Uno <!-- <b> --> dos\ntres", "Uno dos"],
    ["a comment that never ends", "Uno <!-- dos <p>tres</p>", "Uno"],
    ["nothing", "<img src='x'>", ""],
  ])("reads %s", (_, content, excerpt) => expect(toExcerpt(content)).toBe(excerpt));

  it("adds dots only when something was cut, and counts characters", () => {
    expect(toExcerpt("a".repeat(150))).toBe("a".repeat(150));
    expect(toExcerpt("a".repeat(151))).toBe(`${"a".repeat(150)}...`);
    expect(toExcerpt("😀".repeat(151))).toBe(`${"😀".repeat(150)}...`);
  });

  it("never throws and never gets longer than its limit", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<",
      ">",
      '"',
      "&amp;",
      "\n",
      "<!--",
      "<script>",
      "é",
    );
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 });
    fc.assert(
      fc.property(text, (pieces) => {
        expect(Array.from(toExcerpt(pieces.join(""))).length).toBeLessThanOrEqual(153);
      }),
    );
  });

  it.each(['<a "', "<p> </p>", "<!--", "<!---->", "&amp", "< ", "<script>", "<b>", " \n"])(
    // Nonlinear time would exceed the timeout.
    "reads 900 kB of %j to its end",
    (piece) => {
      const excerpt = toExcerpt(piece.repeat(900_000 / piece.length));
      expect(Array.from(excerpt).length).toBeLessThanOrEqual(153);
    },
  );
});

describe("hasBlockTags", () => {
  it.each([
    ["<p>Uno</p>", true],
    ["Uno<br/>dos", true],
    ["# Uno\n\n<https://example.com>", false],
    ["Uno <em>dos</em>", false],
    ["a < p > b", false],
    ["# Uno\n\n<!-- <p>dos</p> -->", false],
    ['Uno <a title="<p> ">dos</a>', false],
  ])("of %j is %j", (text, is) => expect(hasBlockTags(text)).toBe(is));
});
