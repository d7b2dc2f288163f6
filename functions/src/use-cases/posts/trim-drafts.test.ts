import { limits } from "domain/shared/limits";
import { expect, it } from "vitest";
import { aDraft, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { trimDrafts } from "./trim-drafts.ts";

const DAY = 86_400_000;

it("deletes drafts of 30 days, page by page, and keeps younger ones", async () => {
  const { deps, clock, post_drafts } = memoryPosts();
  const old = new Date(clock.now.getTime() - 30 * DAY);
  for (let n = 0; n < limits.deletePage + 5; n += 1) post_drafts.set(uuid(n), aDraft("u1", old));
  post_drafts.set("younger", aDraft("u1", new Date(old.getTime() + 1)));
  expect(await trimDrafts(deps)).toBe(limits.deletePage + 5);
  expect([...post_drafts.keys()]).toEqual(["younger"]);
});

it("deletes the notes of editors that ended a day ago", async () => {
  const { deps, clock, post_editors } = memoryPosts();
  const editor = (at: Date) => ({ post_id: uuid(1), uid: "u1", email: "", at });
  post_editors.set("closed", editor(new Date(clock.now.getTime() - DAY)));
  post_editors.set("open", editor(clock.now));
  expect(await trimDrafts(deps)).toBe(1);
  expect([...post_editors.keys()]).toEqual(["open"]);
});
