import { expect, it } from "vitest";
import { fillTemplate } from "./template.ts";

const template = '<head><!--head--></head><div id="root"><!--app--></div><!--data-->';

it("inserts text with replacement patterns unchanged", () => {
  const page = { head: "<title>$& $1</title>", html: "<p>$' $` $$ <!--data--></p>" };
  expect(fillTemplate(template, page)).toBe(
    `<head>${page.head}</head><div id="root">${page.html}</div>`,
  );
});

it("escapes data that would end its script element", () => {
  const data = { kind: "articles", origin: "", posts: [], total: 1, next: undefined } as const;
  const evil = { ...data, posts: [{ title: "</script><!--\u2028" }] as never };
  const html = fillTemplate(template, { head: "", html: "" }, evil);
  const json = /<script type="application\/json" id="__data">(.*)<\/script>/.exec(html)?.[1] ?? "";
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toMatchObject({ posts: [{ title: "</script><!--\u2028" }] });
});
