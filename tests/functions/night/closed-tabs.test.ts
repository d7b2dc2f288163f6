import { request } from "node:http";
import type { ImportRow } from "domain/imports/import-row";
import { beforeEach, expect, it } from "vitest";
import { addresses } from "../../support/addresses.ts";
import { anImportRow, toId } from "../../support/builders.ts";
import { callAndExpectSuccess } from "../../support/call-function.ts";
import { reset } from "../../support/reset.ts";
import { anAdmin, countDocuments, sdk } from "../support/callers.ts";
import { loadCounts, loadSlugs } from "../support/stored.ts";

const job_id = toId("closing");
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const toStart = (total_records: number) => ({
  ...{ job_id, job_name: "x", total_records, failed_records: 0 },
});
const toChunk = (chunk: number, rows: ImportRow[]) => ({ job_id, chunk, rows });
const toRows = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => anImportRow({ row: from + index }));

it("an import survives a tab that closes during each step", async () => {
  const steps = [
    ["startImport", toStart(4)],
    ["importChunk", toChunk(0, toRows(2, 0))],
    ["importChunk", toChunk(1, toRows(2, 2))],
    ["finishImport", { job_id }],
  ] as const;
  for (const [name, data] of steps) {
    await callAndDisconnect(name, data);
    await callAndExpectSuccess(name, data, token);
    const { reported, stored } = await loadCounts(job_id);
    expect(reported).toBe(stored);
  }
  const job = await sdk.db.doc(`import_jobs/${job_id}`).get();
  expect(job.data()).toMatchObject({ status: "completed", successful_records: 4 });
  expect(await countDocuments("blog_posts")).toBe(4);
});

it("a deletion survives a tab that closes during each step, as does Undo", async () => {
  const rows = 210;
  await callAndExpectSuccess("startImport", toStart(rows), token);
  for (const [chunk, from] of [0, 100, 200].entries()) {
    const count = Math.min(100, rows - from);
    await callAndExpectSuccess("importChunk", toChunk(chunk, toRows(count, from)), token);
  }
  await callAndExpectSuccess("finishImport", { job_id }, token);
  for (const name of ["deleteImportJob", "restoreImportJob"] as const) {
    let isDone = false;
    while (!isDone) {
      await callAndDisconnect(name, { job_id });
      isDone = (await callAndExpectSuccess(name, { job_id }, token)).done;
    }
    const left = ["blog_posts", "trash_posts", "post_bodies", "import_jobs", "import_job_items"];
    const posts = name === "deleteImportJob" ? [0, rows] : [rows, 0];
    expect(await Promise.all(left.map(countDocuments))).toEqual([...posts, rows, 0, 0]);
  }
  expect(new Set(await loadSlugs(job_id)).size).toBe(rows);
});

/** Closes the connection after the last byte, before any answer. */
async function callAndDisconnect(name: string, data: unknown): Promise<void> {
  const { functions, project, region } = addresses();
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const tab = request(`${functions}/${project}/${region}/${name}`, { method: "POST", headers });
  await new Promise((resolve) => {
    tab.on("error", resolve).on("close", resolve);
    tab.end(JSON.stringify({ data }), () => tab.destroy());
  });
}
