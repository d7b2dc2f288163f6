import { renderArticle } from "domain/article-html/render-article";
import { findActiveConstructs } from "domain/testing/active-constructs";
import * as fc from "fast-check";
import { describe, expect } from "vitest";
import { itHoldsForAny } from "../support/fuzz.ts";

const piece = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
  fc.constantFrom(
    ..."< > </ /> <p> </p> <div> </div> <br> <b> </b> <a href= javascript: <img onerror=alert(1) <script> </script>".split(
      " ",
    ),
    ..."<svg> </svg> <math> <table> <td> </td> </table> <h1> </h1> <template> <textarea> </textarea> <style> --> <!--".split(
      " ",
    ),
    ..."<select> <option> <form> <button> </button> <li> <ul> </ul> <details> <p/id=x <frameset> <![CDATA[ ]]> &lt;".split(
      " ",
    ),
    "\n\n",
    "\n# ",
    "\n- ",
    "\n> ",
    "**",
    "`",
    "\n```\n",
    "|a|\n|-|\n",
    "[x](",
    ")",
    "![",
    "]",
    "[^1]: ",
    "\u0000",
    "\r",
    "\f",
    "\uD800",
    "'",
    '"',
    " id=root name=x style='color:red;position:fixed' ",
  ),
);
const anything = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));
const format = fc.constantFrom(undefined, "html" as const, "markdown" as const);

describe("for any content", () => {
  itHoldsForAny(
    "never throws, and the result has no active content",
    { target: "articles", cases: 1500, share: 0.5 },
    () =>
      fc.property(anything, format, (content, kind) => {
        expect(findActiveConstructs(renderArticle(content, kind).html)).toEqual([]);
      }),
  );

  itHoldsForAny(
    "is unchanged when it reads its own output",
    { target: "articles", cases: 800, share: 0.4 },
    () =>
      fc.property(anything, format, (content, kind) => {
        const once = renderArticle(content, kind);
        const twice = renderArticle(once.html, "html");
        expect(twice.html).toBe(once.html);
        if (once.readAs !== "text") expect(twice.headings).toEqual(once.headings);
      }),
  );

  itHoldsForAny(
    "keeps every word of ordinary text, as Markdown and as HTML",
    { target: "articles", cases: 300, share: 0.1 },
    () => {
      const word = fc.stringMatching(/^[a-zA-ZáéíóúñüÁÉ0-9]{1,12}$/);
      const text = fc.array(word, { minLength: 1, maxLength: 30 });
      return fc.property(text, (words) => {
        for (const content of [words.join(" "), `<h2>${words.join("</h2><p>")}`]) {
          const shown = renderArticle(content).html.replace(/<[^>]*>/g, " ");
          for (const each of words) expect(shown).toContain(each);
        }
      });
    },
  );
});
