import { describe, expect, it } from "vitest";
import { postChange, type RecordedPost } from "./post-change.ts";

const DAY = 86_400_000;
const now = new Date(2026, 10, 23);
const later = new Date(now.getTime() + DAY);
const draft: RecordedPost = { title: "Acero", slug: "acero", published: false };
const live: RecordedPost = { ...draft, published: true };
const scheduled: RecordedPost = { ...draft, scheduled_for: later };
const checked: RecordedPost = { ...draft, claims_checked_at: now };

describe("the changes of a post", () => {
  it.each<[RecordedPost | null, RecordedPost, readonly string[]]>([
    [null, draft, ["created"]],
    [null, live, ["created", "published"]],
    [null, scheduled, ["created", "scheduled"]],
    [draft, draft, ["edited"]],
    [draft, live, ["published"]],
    [scheduled, live, ["published"]],
    [live, draft, ["unpublished"]],
    [live, scheduled, ["unpublished", "scheduled"]],
    [scheduled, scheduled, ["edited"]],
    [scheduled, { ...draft, scheduled_for: now }, ["scheduled"]],
    [scheduled, draft, ["unscheduled"]],
    [draft, { ...draft, title: "Acero 316L" }, ["renamed"]],
    [draft, { ...live, slug: "acero-316l" }, ["published", "renamed"]],
    [draft, checked, ["claims_confirmed"]],
    [checked, { ...live, claims_checked_at: later }, ["published", "claims_confirmed"]],
    [checked, draft, ["claims_withdrawn"]],
  ])("%j -> %j: %j", (before, after, changes) => {
    expect(postChange(before, after).changes).toEqual(changes);
  });

  it("include 'edited' when the text of a stored post changed too", () => {
    expect(postChange(draft, live, true).changes).toEqual(["published", "edited"]);
    expect(postChange(null, draft, true).changes).toEqual(["created"]);
  });

  it.each<[RecordedPost | null, boolean, readonly string[]]>([
    [draft, false, ["claims_ticked"]],
    [draft, true, ["claims_ticked", "edited"]],
    [null, false, ["created", "claims_ticked"]],
  ])("include 'claims_ticked' (%j, edited: %j): %j", (before, isEdited, changes) => {
    expect(postChange(before, draft, isEdited, true).changes).toEqual(changes);
  });
});

it("contains the title of the post, and the former title", () => {
  expect(postChange(null, scheduled).details).toEqual({
    title: "Acero",
    scheduled_for: later.getTime(),
  });
  const renamed = { ...draft, title: "Acero 316L", slug: "acero-316l" };
  expect(postChange(draft, renamed).details).toEqual({
    title: "Acero 316L",
    former_title: "Acero",
    slug: "acero-316l",
    former_slug: "acero",
  });
});
