/** Gives each test file its own project, stand-ins and functions, so that files run in parallel. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, expect } from "vitest";
import { startStandIns } from "../../sandbox/stand-ins.ts";
import { addresses } from "../../support/addresses.ts";
import { leaksIn } from "../../support/function-log.ts";
import { trustCertificate } from "../../support/test-set.ts";
import { startOwnFunctions } from "./own-functions.ts";

const project = `demo-${basename(expect.getState().testPath ?? "", ".test.ts")}`;
process.env.GCLOUD_PROJECT = project;
const standIns = await startStandIns(`http://127.0.0.1:${addresses().ports.auth}`, project);
trustCertificate(standIns.certificate);
process.env.VERTEX_CA_FILE = join(mkdtempSync(join(tmpdir(), "vertex-")), "certificate.pem");
writeFileSync(process.env.VERTEX_CA_FILE, standIns.certificate);

process.env.OWN_PORTS = JSON.stringify(standIns.ports);
const functions = await startOwnFunctions();
process.env.OWN_PORTS = JSON.stringify({ ...standIns.ports, ...functions.ports });

afterEach(({ task }) => {
  if (task.result?.state === "fail")
    console.error(functions.log().split("\n").slice(-40).join("\n"));
});

afterAll(async () => {
  await functions.kill();
  await standIns.close();
  // Logs contain no personal data.
  expect(leaksIn(functions.log().split("\n"))).toEqual([]);
});
