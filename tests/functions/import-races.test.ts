import type { ImportRow } from "domain/imports/import-row";
import { beforeEach, describe, expect, it } from "vitest";
import { anImportRow, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { anAdmin, countDocuments, getStatus, sdk } from "./support/callers.ts";
import { loadCounts, loadSlugs } from "./support/stored.ts";

const job_id = toId("race");
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const start = (total_records: number, id = job_id) =>
  callAndExpectSuccess(
    "startImport",
    { job_id: id, job_name: "x", total_records, failed_records: 0 },
    token,
  );
const toChunk = (chunk: number, rows: ImportRow[], id = job_id) => ({ job_id: id, chunk, rows });
const toRows = (count: number, from: number, changes: Partial<ImportRow> = {}) =>
  Array.from({ length: count }, (_, index) => anImportRow({ row: from + index, ...changes }));

describe("an import beside others", () => {
  it("creates one job for two simultaneous clicks, even with different names", async () => {
    const click = (job_name: string) =>
      callAndExpectSuccess(
        "startImport",
        { job_id, job_name, total_records: 1, failed_records: 0 },
        token,
      );
    const states = await Promise.all([click("Enero"), click("Febrero"), click("Marzo")]);
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
    expect(await countDocuments("import_jobs")).toBe(1);
  });

  it("stores a chunk once when it is sent three times at once", async () => {
    await start(5);
    const chunk = toChunk(0, toRows(5, 0));
    const states = await Promise.all(
      [1, 2, 3].map(() => callAndExpectSuccess("importChunk", chunk, token)),
    );
    for (const state of states) expect(state).toMatchObject({ successful_records: 5 });
    expect(await loadCounts(job_id)).toEqual({ reported: 5, stored: 5 });
  });

  it("gives each post its own slug when parallel chunks and jobs request the same", async () => {
    const other = toId("other");
    await Promise.all([start(8), start(4, other)]);
    const rows = (from: number) => toRows(4, from, { slug: "igual" });
    const chunks = [toChunk(0, rows(0)), toChunk(1, rows(4)), toChunk(0, rows(0), other)];
    await Promise.all(chunks.map((chunk) => callAndExpectSuccess("importChunk", chunk, token)));
    const slugs = [...(await loadSlugs(job_id)), ...(await loadSlugs(other))];
    expect(new Set(slugs).size).toBe(12);
    expect(await countDocuments("slugs")).toBe(12);
    for (const slug of slugs) {
      const owner = (await sdk.db.doc(`slugs/${slug}`).get()).get("post_id");
      expect((await sdk.db.doc(`blog_posts/${owner}`).get()).get("slug")).toBe(slug);
    }
  });

  it("reports the stored count after each chunk", async () => {
    await start(30);
    for (const chunk of [0, 1, 2]) {
      const count = 10 * (chunk + 1);
      const rows = toChunk(chunk, toRows(10, chunk * 10));
      const state = await callAndExpectSuccess("importChunk", rows, token);
      expect(state).toMatchObject({ successful_records: count });
      expect(await loadCounts(job_id)).toEqual({ reported: count, stored: count });
    }
  });
});

describe("deletion during an import", () => {
  it("rejects the next chunk and the end, and leaves no orphaned documents", async () => {
    await start(400);
    await callAndExpectSuccess("importChunk", toChunk(0, toRows(100, 0)), token);
    await callAndExpectSuccess("importChunk", toChunk(1, toRows(100, 100)), token);
    const [deletion, chunk] = await Promise.all([
      callAndExpectSuccess("deleteImportJob", { job_id }, token),
      callFunction("importChunk", toChunk(2, toRows(100, 200)), token),
    ]);
    // Stored and then deleted, or rejected.
    expect(["OK", "FAILED_PRECONDITION"]).toContain(getStatus(chunk));
    expect(deletion).toEqual({ deleted: 200, done: false });
    const job = await sdk.db.doc(`import_jobs/${job_id}`).get();
    expect(job.get("status")).toBe("deleting");
    for (const late of [
      await callFunction("importChunk", toChunk(3, toRows(100, 300)), token),
      await callFunction("importChunk", toChunk(0, toRows(100, 0)), token),
      await callFunction("finishImport", { job_id }, token),
    ]) {
      expect(getStatus(late)).toBe("FAILED_PRECONDITION");
    }
    let isDone = false;
    while (!isDone)
      isDone = (await callAndExpectSuccess("deleteImportJob", { job_id }, token)).done;
    const gone = await callFunction("importChunk", toChunk(4, toRows(1, 0)), token);
    expect(getStatus(gone)).toBe("NOT_FOUND");
    const left = ["blog_posts", "import_job_items", "import_jobs"];
    expect(await Promise.all(left.map(countDocuments))).toEqual([0, 0, 0]);
    const stored = getStatus(chunk) === "OK" ? 300 : 200;
    const kept = await Promise.all(["trash_posts", "post_bodies"].map(countDocuments));
    expect(kept).toEqual([stored, stored]);
  });

  it("releases all slugs, former ones too, for a new import", async () => {
    await start(1);
    await callAndExpectSuccess("importChunk", toChunk(0, toRows(1, 0)), token);
    const entry = await sdk.db.doc("slugs/fila-0").get();
    const moved = { post_id: entry.get("post_id"), state: "moved", target: "fila-0" };
    await sdk.db.doc("slugs/antes").set(moved);
    await callAndExpectSuccess("deleteImportJob", { job_id }, token);
    expect(await callAndExpectSuccess("deleteImportJob", { job_id }, token)).toEqual({
      deleted: 0,
      done: true,
    });
    const gone = { post_id: entry.get("post_id"), state: "gone" };
    for (const slug of ["fila-0", "antes"]) {
      expect((await sdk.db.doc(`slugs/${slug}`).get()).data()).toEqual(gone);
    }
    const next = toId("next");
    await start(1, next);
    await callAndExpectSuccess("importChunk", toChunk(0, toRows(1, 0), next), token);
    expect(await loadSlugs(next)).toEqual(["fila-0"]);
  });
});
