import { describe, expect, it } from "vitest";
import { articleTree } from "../article-html/render-article.ts";
import { findTextReferences } from "./post-faults.ts";

const ORIGINS = ["https://nhk.example", "https://www.nhk.example"];

function findReferences(content: string) {
  const tree = articleTree(content);
  if (!tree) throw new Error("no tree");
  return findTextReferences(tree, ORIGINS);
}

describe("findTextReferences", () => {
  it("finds articles of this site, by path and by any of its origins, each once", () => {
    const { slugs } = findReferences(`<p>
      <a href="/blog/uno">a</a> <a href="https://www.nhk.example/blog/dos/?x=1#y">b</a>
      <a href="/blog/uno#parte">c</a> <a href="//nhk.example/blog/tres">d</a>
    </p>`);
    expect(slugs).toEqual(["uno", "dos", "tres"]);
  });

  it("leaves out other pages, other sites and what is no address", () => {
    const { slugs } = findReferences(`<p>
      <a href="/catalogo">a</a> <a href="https://other.example/blog/uno">b</a> <a>c</a>
      <a href="mailto:a@nhk.example">d</a> <a href="/blog/No%20Such">e</a> <a href="/blog/uno/dos">f</a>
    </p>`);
    expect(slugs).toEqual([]);
  });

  it("reads Markdown", () => {
    const { slugs, undescribed } = findReferences("# Uno\n\n[a](/blog/dos)\n\n![texto](/a.png)\n");
    expect([slugs, undescribed]).toEqual([["dos"], 0]);
  });

  it("counts pictures without alt, not decorative ones", () => {
    const { undescribed } = findReferences(
      '<p><img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" alt="Pie"></p>',
    );
    expect(undescribed).toBe(1);
  });
});
