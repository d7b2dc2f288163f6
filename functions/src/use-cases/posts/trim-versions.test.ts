import { VERSIONS_KEPT } from "domain/posts/post-version";
import { expect, it } from "vitest";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { trimVersions } from "./trim-versions.ts";

const DAY = 86_400_000;

function history() {
  const { deps, clock, post_versions } = memoryPosts();
  /** Version `n` of a post is older the higher `n` is. */
  const add = (post_id: string, n: number, daysOld: number) => {
    const replaced_at = new Date(clock.now.getTime() - daysOld * DAY - n);
    const version = { post_id, title: "x", content: "x", replaced_at, replaced_by: "" };
    post_versions.set(`${post_id}/${n}`, version);
  };
  return { deps, clock, post_versions, add };
}

it("keeps the last 20 versions of each post", async () => {
  const { deps, post_versions, add } = history();
  for (let n = 0; n < VERSIONS_KEPT + 3; n += 1) add(uuid(1), n, 31);
  for (let n = 0; n < VERSIONS_KEPT; n += 1) add(uuid(2), n, 31);
  expect(await trimVersions(deps)).toBe(3);
  for (const n of [0, VERSIONS_KEPT - 1]) expect(post_versions.has(`${uuid(1)}/${n}`)).toBe(true);
  expect(post_versions.has(`${uuid(1)}/${VERSIONS_KEPT}`)).toBe(false);
  expect(post_versions.size).toBe(2 * VERSIONS_KEPT);
});

it("counts only versions of more than 30 days, so that many saves do not push out the others", async () => {
  const { deps, clock, post_versions, add } = history();
  add(uuid(1), 0, 400);
  for (let n = 1; n <= 2 * VERSIONS_KEPT; n += 1) add(uuid(1), n, 0);
  expect(await trimVersions(deps)).toBe(0);
  clock.now = new Date(clock.now.getTime() + 31 * DAY);
  expect(await trimVersions(deps)).toBe(VERSIONS_KEPT + 1);
  expect(post_versions.has(`${uuid(1)}/0`)).toBe(false);
  expect(post_versions.size).toBe(VERSIONS_KEPT);
});

it("reads only posts with a version that became 30 days old this week", async () => {
  const { deps, post_versions, add } = history();
  for (let n = 0; n < VERSIONS_KEPT + 3; n += 1) add(uuid(1), n, 60);
  expect(await trimVersions(deps)).toBe(0);
  expect(post_versions.size).toBe(VERSIONS_KEPT + 3);
});
