import { expect, it } from "vitest";
import { canSavePost } from "./can-save-post.ts";

const draft = { created_by_uid: "u2", published: false };

it.each([
  ["an own draft", draft, true],
  ["a draft of somebody else", { ...draft, created_by_uid: "u1" }, false],
  ["a draft that nobody created in the editor", { published: false }, false],
  ["an own post that is published", { ...draft, published: true }, false],
  ["an own post that is scheduled", { ...draft, scheduled_for: new Date("2027-01-01") }, false],
])("an author may save %s or not, an editor always", (_, post, isAllowed) => {
  expect(canSavePost(post, { uid: "u2", role: "author" })).toBe(isAllowed);
  expect(canSavePost(post, { uid: "u2", role: "editor" })).toBe(true);
});
