import { DomainError } from "domain/shared/errors";
import { expect, it } from "vitest";
import { type ImportDeps, sendImport } from "../../../web/panel/src/imports/data/import-runner.ts";
import { anImportRow } from "../../support/builders.ts";
import { functionsBehindFirestore, UNCACHED } from "../support/behind-firestore.ts";
import { countDocuments, sdk } from "../support/callers.ts";
import { loadCounts } from "../support/stored.ts";

const firestore = functionsBehindFirestore();

it("with an invalid document: the list omits it, its own page answers an uncached error", async () => {
  const nonsense = { published: true, view_count: 9, created_at: new Date(), title: 7, slug: "x" };
  await sdk.db.doc("blog_posts/nonsense").set(nonsense);
  await sdk.db.doc("post_bodies/nonsense").set({ content: "x" });
  await sdk.db.doc("slugs/sin-sentido").set({ post_id: "nonsense", state: "current" });
  const { slug } = firestore.inputs().post;
  for (const path of ["/articulos", "/sitemap.xml", "/articulos/rss.xml", `/blog/${slug}`]) {
    const answer = await fetch(firestore.site() + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text()).toContain(slug);
  }
  const fault = { ...UNCACHED, status: 500, again: null };
  expect(await firestore.page("/blog/sin-sentido")).toEqual(fault);
});

it("with slow answers: all is as usual", async () => {
  const { visitors, start, post, input } = firestore.inputs();
  await firestore.proxy().setMode(20);
  expect(await firestore.outcomes(visitors)).toEqual(["OK", "OK"]);
  expect(await firestore.call("startImport", start)).toBe("OK");
  expect(await firestore.page(`/blog/${post.slug}`)).toMatchObject({ status: 200 });
  expect((await sdk.db.doc(`contact_submissions/${input.id}`).get()).exists).toBe(true);
});

it("a database that fails during an import: confirmed chunks are stored, and the import continues", async () => {
  const rows = Array.from({ length: 250 }, (_, row) => anImportRow({ row }));
  const { job_id } = firestore.inputs().start;
  const plan = { job_id, job_name: "x", total_records: rows.length, failed_records: 0, rows };
  const reported: number[] = [];
  const deps: ImportDeps = {
    call: async (name, input) => {
      const sent = firestore.send(name, input);
      if ("chunk" in input && input.chunk === 1) {
        await firestore.proxy().setMode("refused");
        await firestore.proxy().setMode("open");
      }
      const outcome = await sent;
      if ("error" in outcome) throw new DomainError("unavailable");
      return outcome.result as never;
    },
    wait: async () => {},
  };
  const end = await sendImport(plan, deps, ({ successful_records }) => {
    reported.push(successful_records);
  });
  expect(end).toMatchObject({ status: "completed", successful_records: 250 });
  expect(reported).toEqual([0, 100, 200, 250]);
  expect(await loadCounts(job_id)).toEqual({ reported: 250, stored: 250 });
  const whole = ["blog_posts", "post_bodies", "slugs", "import_job_items"];
  expect(await Promise.all(whole.map(countDocuments))).toEqual([251, 251, 251, 250]);
});
