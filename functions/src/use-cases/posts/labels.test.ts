import { SavePostInput } from "domain/calls/saving";
import type { Post } from "domain/posts/post";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { actor, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { deletePosts } from "./delete-posts.ts";
import { changeLabel, getLabelId } from "./labels.ts";
import { savePost } from "./save-post.ts";

const OPERATION = uuid(500);

function labeledPosts(labels: readonly (readonly string[])[]) {
  const memory = memoryPosts();
  for (const [n, own] of labels.entries()) {
    memory.put(uuid(n + 1), `pieza-${n}`, { labels: [...own] });
    for (const name of own) memory.labels.set(getLabelId(name), { name });
  }
  const change = (label: string, to: string | null, deps = memory.deps) =>
    changeLabel(deps, { operation_id: OPERATION, label, to }, actor);
  return {
    ...memory,
    change,
    names: () => [...memory.labels.values()].map(({ name }) => name),
    ofPosts: () => [...memory.blog_posts.values()].map((post) => post.labels),
  };
}

it("renames a label in all posts, without touching their dates", async () => {
  const { change, ofPosts, names, blog_posts } = labeledPosts([["Ferias", "Norma"], ["Norma"]]);
  const before = blog_posts.get(uuid(1))?.updated_at;
  expect(await change("Ferias", "Eventos")).toEqual({ changed: 1, done: true });
  expect(ofPosts()).toEqual([["Eventos", "Norma"], ["Norma"]]);
  expect(names().toSorted()).toEqual(["Eventos", "Norma"]);
  // An open editor learns of the change by its change_id.
  expect(blog_posts.get(uuid(1))).toMatchObject({ updated_at: before, change_id: OPERATION });
  expect(blog_posts.get(uuid(2))?.change_id).toBeUndefined();
});

it("merges it with an existing label, whose spelling stays", async () => {
  const { change, ofPosts, names } = labeledPosts([["Ferias", "Eventos"], ["Ferias"]]);
  await change("ferias", "EVENTOS");
  expect([ofPosts(), names()]).toEqual([[["Eventos"], ["Eventos"]], ["Eventos"]]);
});

it("gives a label another spelling", async () => {
  const { change, ofPosts, names } = labeledPosts([["ferias"]]);
  expect(await change("ferias", "Ferias")).toEqual({ changed: 1, done: true });
  expect([ofPosts(), names()]).toEqual([[["Ferias"]], ["Ferias"]]);
  expect(await change("Ferias", "Ferias")).toEqual({ changed: 0, done: true });
  expect(names()).toEqual(["Ferias"]);
});

it("gives the rest of the posts another spelling when it was interrupted", async () => {
  const memory = labeledPosts([["Ferias"], ["ferias"]]);
  expect(await memory.change("ferias", "Ferias")).toEqual({ changed: 1, done: true });
  expect(memory.ofPosts()).toEqual([["Ferias"], ["Ferias"]]);
});

it("removes it, also in the trash", async () => {
  const { deps, change, trash_posts, ofPosts, names } = labeledPosts([
    ["Ferias"],
    ["Ferias", "Norma"],
  ]);
  await deletePosts(deps, { post_ids: [uuid(2)] }, actor);
  await change("Ferias", null);
  expect(ofPosts()).toEqual([undefined]);
  expect(trash_posts.get(uuid(2))).toMatchObject({
    labels: ["Norma"],
    post: { labels: ["Norma"] },
  });
  expect(names()).toEqual(["Norma"]);
});

it("is one operation with one entry over more posts than a commit takes, and goes on", async () => {
  const memory = labeledPosts(Array.from({ length: 250 }, () => ["Ferias"]));
  let time = memory.clock.now.getTime();
  const slow = {
    ...memory.deps,
    now: () => {
      time += 300;
      return new Date(time);
    },
  };
  expect(await memory.change("Ferias", "Eventos", slow)).toEqual({ changed: 200, done: false });
  expect(await memory.change("Ferias", "Eventos", slow)).toEqual({ changed: 50, done: true });
  expect(new Set(memory.ofPosts().flat())).toEqual(new Set(["Eventos"]));
  expect([...memory.audit_log]).toMatchObject([
    [
      OPERATION,
      { action: "label_changed", details: { label: "Ferias", to: "Eventos", count: 250 } },
    ],
  ]);
});

describe("a save", () => {
  const ADMIN = { ...actor, role: "admin" } as const;

  function savedPost(fields: Partial<Post> = {}) {
    const memory = memoryPosts();
    memory.put(uuid(1), "acero", { title: "Acero", ...fields });
    memory.labels.set(getLabelId("Ferias"), { name: "Ferias" });
    let count = 100;
    const save = async (labels?: readonly string[]) => {
      count += 1;
      const { updated_at = memory.clock.now, change_id } = memory.blog_posts.get(uuid(1)) ?? {};
      const opened = { updated_at: updated_at.getTime(), ...(change_id && { change_id }) };
      const input = {
        ...{ save_id: uuid(count), post_id: uuid(1), opened, earlier_saves: [] },
        ...{ title: "Acero", slug: "acero", excerpt: "", featured_image_url: "", image_alt: "" },
        ...{ meta_title: "", meta_description: "", source: fields.source ?? "", tags: "auto" },
        ...{ published: true, date: "untouched", claims: "keep", body: null, reason: "edited" },
        ...{ records: { added: [], removed: [] }, ...(labels && { labels }) },
      };
      const deps = { ...memory.deps, log: () => undefined };
      await savePost(deps, v.parse(SavePostInput, input), ADMIN);
      return memory.blog_posts.get(uuid(1));
    };
    return { ...memory, save };
  }

  it("stores labels in the spelling of other posts, with a version of the former ones", async () => {
    const { save, labels, post_versions, audit_log } = savedPost({ labels: ["Norma EN"] });
    expect((await save(["FERIAS", "Cliente"]))?.labels).toEqual(["Ferias", "Cliente"]);
    expect([...labels.values()]).toEqual([{ name: "Ferias" }, { name: "Cliente" }]);
    expect([...post_versions.values()]).toMatchObject([{ labels: ["Norma EN"] }]);
    expect([...audit_log.values()]).toMatchObject([{ changes: ["edited"] }]);
  });

  it("without labels keeps them, and with none removes them", async () => {
    const { save, post_versions } = savedPost({ labels: ["Ferias"] });
    expect((await save())?.labels).toEqual(["Ferias"]);
    expect(post_versions.size).toBe(0);
    expect((await save([]))?.labels).toBeUndefined();
  });

  it("of labels alone keeps a confirmation of claims", async () => {
    const claims = { claims_checked_by: "u1", claims_checked_at: new Date("2026-11-20T08:00:00Z") };
    const { save } = savedPost({ source: "ai", ...claims });
    expect(await save(["Ferias"])).toMatchObject({ labels: ["Ferias"], ...claims });
  });
});
