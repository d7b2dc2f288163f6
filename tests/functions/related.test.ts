import { beforeEach, describe, expect, it } from "vitest";
import { articleReads, relatedCandidates } from "../../functions/src/adapters/pages/articles.ts";
import { showArticlePage } from "../../functions/src/use-cases/articles/article-pages.ts";
import { measureCharge } from "../bench/charged.ts";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, sdk } from "./support/callers.ts";
import { save } from "./support/save.ts";

const { db } = sdk;
const day = (n: number) => new Date(Date.UTC(2026, 0, 31 - n));
const store = (slug: string, fields: Parameters<typeof aPost>[0] = {}) =>
  storePost(db, aPost({ slug, title: slug, ...fields }), aBody());
const refresh = () => runScheduled("publishScheduled");
const call = callAndExpectSuccess;

async function loadRelated(slug: string): Promise<readonly string[] | null> {
  const entry = await db.doc(`slugs/${slug}`).get();
  const related = entry.get("related") as readonly { readonly slug: string }[] | undefined;
  return related?.map((card) => card.slug) ?? null;
}

beforeEach(reset);

describe("candidates for related posts", () => {
  const candidates = relatedCandidates(db);
  const findSlugs = async (...args: Parameters<typeof candidates>) =>
    (await candidates(...args)).map(({ slug }) => slug);

  it("are published posts with a word, newest first, after a post", async () => {
    for (const n of [1, 2, 3, 4])
      await store(`ruedas-${n}`, { created_at: day(n), published: n !== 2 });
    await store("frenos", { created_at: day(0) });
    expect(await findSlugs(6, "rueda")).toEqual(["ruedas-1", "ruedas-3", "ruedas-4"]);
    expect(await findSlugs(2)).toEqual(["frenos", "ruedas-1"]);
    const [first] = await candidates(1, "rueda");
    expect(await findSlugs(6, "rueda", first)).toEqual(["ruedas-3", "ruedas-4"]);
  });

  it("of one date follow each other, and an invalid one is left out", async () => {
    for (const n of [1, 2, 3]) await store(`ruedas-${n}`, { created_at: day(1) });
    await db.doc("blog_posts/nonsense").set({ published: true, created_at: day(0), title: 7 });
    const all = await candidates(9);
    expect(all).toHaveLength(3);
    expect(await candidates(9, "rueda", all[0])).toEqual(all.slice(1));
  });
});

describe("related posts", () => {
  it("are stored for a new post and for those that it links to", async () => {
    await store("ruedas-viejas");
    await store("otro");
    await refresh();
    expect(await loadRelated("ruedas-viejas")).toEqual(["otro"]);
    await save("ruedas-nuevas");
    await refresh();
    expect(await loadRelated("ruedas-nuevas")).toEqual(["ruedas-viejas", "otro"]);
    expect(await loadRelated("ruedas-viejas")).toEqual(["ruedas-nuevas", "otro"]);
  });

  it("follow renaming, unpublishing, deletion and restoring with the next refresh", async () => {
    for (const slug of ["ruedas-a", "ruedas-b", "ruedas-c", "ruedas-d"]) await store(slug);
    await refresh();
    expect(await loadRelated("ruedas-a")).toHaveLength(3);
    await save("ruedas-be", { id: toId("ruedas-b") });
    await save("ruedas-c", { published: false });
    const token = await anAdmin();
    const post_ids = [toId("ruedas-d")];
    await call("deletePosts", { post_ids, slug_actions: {} }, token);
    await refresh();
    expect(await loadRelated("ruedas-a")).toEqual(["ruedas-be"]);
    expect(await loadRelated("ruedas-be")).toEqual(["ruedas-a"]);
    expect((await db.doc("slugs/ruedas-d").get()).data()).not.toHaveProperty("related");
    await call("restorePosts", { post_ids }, token);
    await refresh();
    expect(new Set(await loadRelated("ruedas-a"))).toEqual(new Set(["ruedas-be", "ruedas-d"]));
    expect(await loadRelated("ruedas-d")).toHaveLength(2);
  });

  it("are stored for imported posts, and disappear with all posts", async () => {
    const token = await anAdmin();
    const job_id = toId("job");
    const counts = { total_records: 5, failed_records: 0 };
    await call("startImport", { job_id, job_name: "Enero", ...counts }, token);
    const rows = [0, 1, 2, 3, 4].map((row) => anImportRow({ row, published: row > 0 }));
    await call("importChunk", { job_id, chunk: 0, rows }, token);
    await refresh();
    expect(await loadRelated("fila-1")).toHaveLength(3);
    expect(await loadRelated("fila-0")).toBeNull();
    const input = { deletion_id: toId("deletion"), phrase: "DELETE ALL", expected_count: 5 };
    await call("deleteAllPosts", input, token);
    await refresh();
    for (const { id } of (await db.collection("slugs").get()).docs)
      expect(await loadRelated(id), id).toBeNull();
  });

  it("cost an article no read", async () => {
    for (const n of [1, 2, 3, 4]) await store(`ruedas-${n}`);
    await refresh();
    const reads = articleReads(db);
    for (let time = 0; time < 2; time += 1) {
      let shown: unknown;
      const charge = await measureCharge(async () => {
        const answer = await showArticlePage(reads, "ruedas-1");
        shown = answer.kind === "found" && "related" in answer.content && answer.content.related;
      });
      expect(charge).toEqual({ reads: 3, writes: 0 });
      expect(shown).toHaveLength(3);
    }
  });
});
