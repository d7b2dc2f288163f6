import type { Article } from "kit/firebase/posts";
import { describe, expect, it } from "vitest";
import {
  changedBody,
  chosenDate,
  type Draft,
  describeOutcome,
  findUnusedDate,
  getStoredStatus,
  isSameDraft,
  localMinute,
  newDraft,
  toDraft,
  toFields,
  validateDraft,
  withTitle,
} from "./draft.ts";

const now = new Date(2026, 10, 21, 10, 30, 45);
const draft = (change: Partial<Draft> = {}): Draft => ({ ...newDraft(now), ...change });
const stored = (content: string, format?: "html" | "markdown"): Article => ({
  post: {
    id: "0190f0b4-7c1a-7d7e-8a55-3f0f5a1f2b01",
    title: "Pies",
    slug: "pies",
    published: true,
    created_at: now,
    updated_at: now,
    view_count: 3,
  },
  body: { content, ...(format ? { content_format: format } : {}) },
});

describe("a new post", () => {
  it("is a draft, dated now to the minute", () => {
    expect(newDraft(now)).toMatchObject({ published: false, date: "2026-11-21T10:30" });
    expect(chosenDate(newDraft(now))).toBe("untouched");
  });
  it("takes the slug from the title until the slug is edited", () => {
    expect(withTitle(draft(), "Diseño higiénico").slug).toBe("diseno-higienico");
    const own = draft({ slug: "mio", slugFollows: false });
    expect(withTitle(own, "Diseño higiénico").slug).toBe("mio");
    expect(toFields(draft({ title: "¡Año nuevo!", slug: "" })).slug).toBe("ano-nuevo");
  });
});

describe("validateDraft", () => {
  const good = draft({ title: "Pies", slug: "pies" });
  it("finds nothing in a valid draft", () => expect(validateDraft(good)).toEqual({}));
  it.each<[string, Partial<Draft>, object]>([
    ["a blank title", { title: "  ", slug: "" }, { title: "Title is required" }],
    ["an invisible title", { title: "\u200B\u3164", slug: "" }, { title: "Title is required" }],
    ["a title without letters", { title: "¿?", slug: "" }, { slug: expect.any(String) }],
    ["a slug with capitals", { slug: "Pies" }, { slug: expect.any(String) }],
    ["an excerpt of 501", { excerpt: "a".repeat(501) }, { excerpt: expect.any(String) }],
    [
      "a picture without TLS",
      { featured_image_url: "http://example.com/a.png" },
      { featured_image_url: expect.any(String) },
    ],
    ["no date", { date: "" }, { date: expect.any(String) }],
    ["a date of the year 1", { date: "0001-01-01T10:00" }, { date: expect.any(String) }],
    ["a date of 1999", { date: "1999-12-30T10:00" }, { date: expect.any(String) }],
    ["a date of the year 9998", { date: "9998-01-01T10:00" }, { date: expect.any(String) }],
    [
      "a body that is too long",
      { content: { source: "html", html: "ñ".repeat(450_001) } },
      { content: expect.any(String) },
    ],
  ])("is %s", (_, change, problems) => {
    expect(validateDraft({ ...good, ...change })).toEqual(problems);
  });
  it.each<[string, Draft["content"], boolean, RegExp | null]>([
    ["HTML", { source: "html", html: '<img src="/a.webp">' }, true, /^1 picture .* Describe it/],
    [
      "Markdown",
      { source: "markdown", markdown: "![](/a.webp) ![](/b.webp)" },
      true,
      /^2 pictures/,
    ],
    ["a draft", { source: "html", html: '<img src="/a.webp">' }, false, null],
    ["decorative", { source: "html", html: '<img src="/a.webp" alt="">' }, true, null],
  ])("asks for descriptions before publishing: %s", (_, content, published, problem) => {
    const { content: found } = validateDraft({ ...good, content, published });
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
});

describe("what saving does to the publication", () => {
  const live = stored("<p>a</p>");
  const christmas = new Date(2026, 11, 24, 9);
  const idle = { ...live, post: { ...live.post, published: false } };
  const waiting = { ...idle, post: { ...idle.post, scheduled_for: christmas } };
  const later = { date: "2026-12-24T09:00", dateIs: "chosen" } as const;
  const schedule = "Schedule for Dec 24, 2026, 09:00 AM";

  it.each<[string, Article | null, string, Partial<Draft>, string]>([
    ["a new post", null, "draft", {}, ""],
    ["a new post with the switch on", null, "draft", { published: true }, "Publish now"],
    ["a new post with a date to come", null, "draft", { published: true, ...later }, schedule],
    ["a date to come alone", null, "draft", later, ""],
    ["an emptied date", null, "draft", { published: true, date: "", dateIs: "chosen" }, ""],
    ["a live post", live, "published", {}, ""],
    ["a live post with the switch off", live, "published", { published: false }, "Take offline"],
    ["a live post with a date to come", live, "published", later, schedule],
    ["a draft published at another past date", idle, "draft", { published: true }, "Publish now"],
    ["a scheduled post", waiting, "scheduled", {}, ""],
    ["a scheduled post, now", waiting, "scheduled", { dateIs: "now" }, "Publish now"],
    ["a scheduled post, off", waiting, "scheduled", { published: false }, "Cancel the schedule"],
  ])("%s", (_, opened, status, change, outcome) => {
    const before = opened === null ? draft() : toDraft(opened);
    expect(getStoredStatus(opened)).toBe(status);
    expect(describeOutcome({ ...before, ...change }, opened, now)).toBe(outcome);
  });

  it("finds a date to come that the switch leaves unused", () => {
    expect(findUnusedDate(draft(later), now)).toEqual(christmas);
    expect(findUnusedDate(draft({ ...later, published: true }), now)).toBeNull();
    expect(findUnusedDate(draft(), now)).toBeNull();
  });
});

describe("a stored body", () => {
  it("is not stored again when unchanged, in any format", () => {
    for (const article of [stored("<p>a</p>\n", "html"), stored("# a\n\n- b", "markdown")]) {
      expect(changedBody(toDraft(article), article.body)).toBeNull();
    }
  });
  it("is stored as HTML when changed, also in Markdown", () => {
    const article = stored("<p>a</p>", "html");
    const changed = draft({ content: { source: "markdown", markdown: "**b**" } });
    expect(changedBody(changed, article.body)).toEqual({
      content: "<p><strong>b</strong></p>",
      content_format: "html",
    });
  });
});

it("a stored draft shows the date that it would be published with", () => {
  const { post, body } = stored("<p>a</p>");
  const past = new Date(2026, 1, 3, 8, 5);
  const getDate = (change: object) =>
    toDraft({ post: { ...post, created_at: past, ...change }, body }).date;
  expect(getDate({ published: false })).toBe(localMinute(new Date()));
  expect(getDate({ published: false, published_at: past })).toBe("2026-02-03T08:05");
  expect(getDate({ published: false, recorded_at: now })).toBe("2026-02-03T08:05");
  expect(getDate({ published: true })).toBe("2026-02-03T08:05");
  expect(getDate({ published: false, scheduled_for: now })).toBe("2026-11-21T10:30");
});

it("a draft without a chosen date is the same a minute later", () => {
  const former = draft();
  expect(isSameDraft(former, { ...former, date: "2026-11-21T10:31" })).toBe(true);
  expect(isSameDraft(former, { ...former, date: "2026-11-21T10:31", dateIs: "chosen" })).toBe(
    false,
  );
});

it("is unchanged after a change is reverted", () => {
  const former = draft({ title: "a" });
  expect(isSameDraft(former, { ...former, title: "b" })).toBe(false);
  expect(isSameDraft(former, { ...former, content: { source: "html", html: "" } })).toBe(true);
  expect(isSameDraft(former, { ...former, dateIs: "now" })).toBe(false);
});
