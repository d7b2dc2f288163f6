import { expect, it } from "vitest";
import { toUpdate } from "./import-row.ts";

const row = { title: "Pies", excerpt: "Acero", content: "<p>Uno</p>" };
const post = { title: "Pies", excerpt: "Acero", published: true } as const;

it.each([
  ["nothing", post, "<p>Uno</p>", []],
  ["the title", { ...post, title: "Ruedas" }, "<p>Uno</p>", ["title"]],
  ["a missing excerpt", { title: "Pies", published: true }, "<p>Uno</p>", ["excerpt"]],
  ["the content", post, "<p>Dos</p>", ["content"]],
] as const)("changes %s, and keeps a company's post published", (_, former, content, fields) => {
  const update = toUpdate({ post: former, content }, row);
  expect(update).toEqual({ fields, needsRecheck: false, unpublishes: false });
});

it.each([
  ["published", { published: true }, true],
  ["scheduled", { published: false, scheduled_for: new Date() }, true],
  ["a draft", { published: false }, false],
] as const)(
  "a guest's post that is %s needs its claims confirmed again",
  (_, state, unpublishes) => {
    const former = { ...post, source: "guest", ...state } as const;
    const update = toUpdate({ post: former, content: "<p>Dos</p>" }, row);
    expect(update).toEqual({ fields: ["content"], needsRecheck: true, unpublishes });
  },
);

it("does not change a guest's post with the same text", () => {
  const former = { ...post, source: "guest" } as const;
  expect(toUpdate({ post: former, content: "<p>Uno</p>" }, row).needsRecheck).toBe(false);
});
