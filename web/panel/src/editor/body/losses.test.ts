import { SANITIZE_SCHEMA } from "domain/article-html/sanitize-schema";
import { lossesInMarkdown } from "domain/articles/markdown-losses";
import { expect, it } from "vitest";
import { describeLosses } from "./losses.ts";

it("names each loss of Markdown once", () => {
  expect(describeLosses(["ul", "li", "ol", "li:text-align", "td:colspan", "u", "mark"])).toBe(
    "lists, alignment, merged table cells, text formatting",
  );
});

it("names an empty paragraph", () => {
  expect(describeLosses(lossesInMarkdown("<p>Uno</p><p></p><p>Dos</p>"))).toBe("empty lines");
});

it("never shows the name of an element", () => {
  const english = ["code", "section"];
  const tags = SANITIZE_SCHEMA.tagNames ?? [];
  for (const tag of tags.filter((name) => !english.includes(name)))
    expect(describeLosses([tag]).split(/\W/), tag).not.toContain(tag);
});
