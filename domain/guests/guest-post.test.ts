import { describe, expect, it } from "vitest";
import { parseGuestPost, parseGuestPosts } from "./guest-post.ts";

const whole = {
  id: "a-1",
  title: "Biopelículas en maquinaria",
  content: "<h2>Qué es</h2><p>Una comunidad &amp; su matriz.</p>",
  excerpt: "Por qué vuelven.",
  featured_image_url: "https://blog.example/a.jpg",
  author: { name: "Nuria Castellet", email: "nuria@example.com" },
  created_at: "2026-09-14T10:20:00+02:00",
};

describe("a partner's post", () => {
  it("keeps its fields and normalizes its date", () => {
    expect(parseGuestPost({ ...whole, surplus: 1 })).toEqual({
      ...whole,
      created_at: "2026-09-14T08:20:00.000Z",
    });
  });

  it.each([
    ["an id that is a path", { id: "../users" }],
    ["an id too long", { id: "a".repeat(65) }],
    ["a number for a title", { title: 7 }],
    ["a title of spaces", { title: " \n " }],
    ["a title of 1 MB", { title: "a".repeat(1_000_000) }],
    ["a title of 301 letters", { title: "a".repeat(301) }],
    ["no content", { content: undefined }],
    ["blank content", { content: " \n" }],
    ["content too large for a document", { content: "a".repeat(900_001) }],
    ["no author", { author: undefined }],
    ["an author without a name", { author: { email: "a@example.com" } }],
    ["a date that is none", { created_at: "gestern" }],
  ])("is rejected with %s", (_, change) => {
    expect(parseGuestPost({ ...whole, ...change })).toBeNull();
  });

  it.each([null, 7, "text", [], JSON.parse(`{"__proto__":${JSON.stringify(whole)}}`)])(
    "is rejected when it is %j",
    (value) => {
      expect(parseGuestPost(value)).toBeNull();
    },
  );

  it.each([
    "javascript:alert(1)",
    "http://blog.example/a.jpg",
    "/images/hero.webp",
    "//blog.example/a.jpg",
    'https://blog.example/a.jpg" onerror="x',
    null,
    7,
    undefined,
  ])("drops the image %j", (featured_image_url) => {
    expect(parseGuestPost({ ...whole, featured_image_url })?.featured_image_url).toBe("");
  });

  it("joins lines of single-line fields", () => {
    const post = parseGuestPost({
      ...whole,
      title: " A\r\nBcc: x\u0000 \t B ",
      excerpt: "a\u2028b",
    });
    expect(post).toMatchObject({ title: "A Bcc: x B", excerpt: "a b" });
  });

  it("without excerpt has the first 200 characters of its text", () => {
    const short = { ...whole, excerpt: null };
    expect(parseGuestPost(short)?.excerpt).toBe("Qué es Una comunidad & su matriz.");
    const long = { ...whole, excerpt: "", content: `<p>${"¡Olé! ".repeat(100)}</p>` };
    expect(parseGuestPost(long)?.excerpt).toBe(`${"¡Olé! ".repeat(34).slice(0, 200)}...`);
  });
});

it("counts skipped posts, and a second post with the same id", () => {
  const other = { ...whole, id: "a-2" };
  const { posts, skipped } = parseGuestPosts([whole, { ...whole, title: "Otro" }, other, {}]);
  expect(posts.map(({ id, title }) => [id, title])).toEqual([
    ["a-1", whole.title],
    ["a-2", whole.title],
  ]);
  expect(skipped).toBe(2);
});
