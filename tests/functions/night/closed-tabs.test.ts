import { request } from "node:http";
import type { ImportRow } from "domain/imports/import-row";
import { beforeEach, expect, it } from "vitest";
import { addresses } from "../../support/addresses.ts";
import { anImportRow, idOf } from "../../support/builders.ts";
import { callAndExpectSuccess } from "../../support/call-function.ts";
import { reset } from "../../support/reset.ts";
import { anAdmin, countOf, sdk } from "../support/callers.ts";
import { countsOf, slugsOf } from "../support/stored.ts";

const job_id = idOf("closing");
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const startOf = (total_records: number) => ({
  ...{ job_id, job_name: "x", total_records, failed_records: 0 },
});
const chunkOf = (chunk: number, rows: ImportRow[]) => ({ job_id, chunk, rows });
const rowsOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => anImportRow({ row: from + index }));

it("an import survives a tab that closes during each step", async () => {
  const steps = [
    ["startImport", startOf(4)],
    ["importChunk", chunkOf(0, rowsOf(2, 0))],
    ["importChunk", chunkOf(1, rowsOf(2, 2))],
    ["finishImport", { job_id }],
  ] as const;
  for (const [name, data] of steps) {
    await callAndDisconnect(name, data);
    await callAndExpectSuccess(name, data, token);
    const { reported, stored } = await countsOf(job_id);
    expect(reported).toBe(stored);
  }
  const job = await sdk.db.doc(`import_jobs/${job_id}`).get();
  expect(job.data()).toMatchObject({ status: "completed", successful_records: 4 });
  expect(await countOf("blog_posts")).toBe(4);
});

it("a deletion survives a tab that closes during each step, as does Undo", async () => {
  const rows = 210;
  await callAndExpectSuccess("startImport", startOf(rows), token);
  for (const [chunk, from] of [0, 100, 200].entries()) {
    const count = Math.min(100, rows - from);
    await callAndExpectSuccess("importChunk", chunkOf(chunk, rowsOf(count, from)), token);
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
    expect(await Promise.all(left.map(countOf))).toEqual([...posts, rows, 0, 0]);
  }
  expect(new Set(await slugsOf(job_id)).size).toBe(rows);
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
