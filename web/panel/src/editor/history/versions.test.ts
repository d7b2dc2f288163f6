// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { newDraft } from "../shared/draft.ts";
import { readableText } from "./readable-text.ts";
import { changeBetween, restoredDraft, toHistory } from "./versions.ts";
import { wordDifference } from "./word-difference.ts";

const date = (day: number) => new Date(2026, 10, day);
const current = {
  post: {
    id: "p1",
    title: "Acero 316L",
    slug: "acero",
    excerpt: "Guía",
    published: false,
    created_at: date(1),
    updated_at: date(9),
    view_count: 0,
  },
  body: { content: "<p>Acero <b>bueno</b></p>", content_format: "html" },
} as const;
const version = {
  id: "v2",
  post_id: "p1",
  title: "Acero",
  excerpt: "Guía",
  content: "Acero **malo**",
  content_format: "markdown",
  reason: "ai",
  replaced_at: date(9),
  replaced_by: "ana@nhk-group.example",
} as const;
const { reason: _, excerpt: __, ...rest } = version;
const early = { ...rest, id: "v1", replaced_at: date(5), replaced_by: "luis@nhk-group.example" };

it("lists the current text and its versions, each with the account that replaced the text before it", () => {
  const written = toHistory(current, [version, early]).map((entry) => [entry.id, entry.written]);
  expect(written).toEqual([
    ["current", { at: date(9), by: "ana@nhk-group.example", reason: "ai" }],
    ["v2", { at: date(5), by: "luis@nhk-group.example", reason: "unknown" }],
    ["v1", null],
  ]);
});

it("names what a save changed, and counts words; versions without meta fields compare title and content only", () => {
  const [now, ai, old] = toHistory(current, [version, early]);
  if (!now || !ai || !old) throw new Error("three entries");
  expect(changeBetween(ai, now)).toEqual({ fields: ["title", "content"], added: 1, removed: 1 });
  expect(changeBetween(old, ai)).toEqual({ fields: [], added: 0, removed: 0 });
  const bold = { ...now, html: "<p>Acero bueno</p>" };
  expect(changeBetween(now, bold).fields).toEqual(["formatting"]);
});

it("restores all fields of a version, and keeps the current meta fields when it has none", () => {
  const draft = { ...newDraft(date(9)), excerpt: "Otro", meta_title: "Otro", slugFollows: false };
  const [, ai, old] = toHistory(current, [version, early]);
  if (!ai || !old) throw new Error("three entries");
  expect(restoredDraft(draft, ai)).toMatchObject({
    title: "Acero",
    excerpt: "Guía",
    meta_title: "",
    content: { source: "html", html: expect.stringContaining("<strong>malo</strong>") },
  });
  expect(restoredDraft(draft, old)).toMatchObject({ excerpt: "Otro", meta_title: "Otro" });
});

describe("readable text", () => {
  it("breaks lines between blocks and includes the URLs of links and pictures", () => {
    const html = `<h2>Uno</h2><p>Dos <a href="https://a.example/">tres</a><br>cuatro</p>
      <ul><li>a</li><li>b</li></ul><img src="/p.webp" alt="Pie"><script>x()</script>`;
    expect(readableText(html).split("\n")).toEqual([
      ...["Uno", "Dos tres (https://a.example/)", "cuatro", "a", "b", "[Pie /p.webp]"],
    ]);
  });
});

describe("difference by words", () => {
  it("marks added and removed words, accents included", () => {
    expect(wordDifference("El pié es malo.", "El pié es muy bueno.")).toEqual([
      { kind: "same", text: "El pié es " },
      { kind: "removed", text: "malo" },
      { kind: "added", text: "muy bueno" },
      { kind: "same", text: "." },
    ]);
  });
});
