/**
 * Before each test file: a project of its own in the emulators, stand-ins and an instance of the built functions, so that
 * files run side by side and none meets what another left behind.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect } from "vitest";
import { startStandIns } from "../sandbox/stand-ins.ts";
import { addresses } from "../support/addresses.ts";
import { leaksIn } from "../support/function-log.ts";
import { startOwnFunctions } from "../support/own-functions.ts";
import { trust } from "../support/test-set.ts";

const project = `demo-${basename(expect.getState().testPath ?? "", ".test.ts")}`;
process.env.GCLOUD_PROJECT = project;
const standIns = await startStandIns(`http://127.0.0.1:${addresses().ports.auth}`, project);
trust(standIns.certificate);
process.env.VERTEX_CA_FILE = join(mkdtempSync(join(tmpdir(), "vertex-")), "certificate.pem");
writeFileSync(process.env.VERTEX_CA_FILE, standIns.certificate);

process.env.OWN_PORTS = JSON.stringify(standIns.ports);
const functions = await startOwnFunctions();
process.env.OWN_PORTS = JSON.stringify({ ...standIns.ports, ...functions.ports });

afterAll(async () => {
  await functions.kill();
  await standIns.close();
  // T58: nothing that a function writes down is somebody's data.
  expect(leaksIn(functions.log().split("\n"))).toEqual([]);
});
