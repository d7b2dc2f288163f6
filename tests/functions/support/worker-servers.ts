/**
 * Starts stand-ins and one process of the built functions when a worker imports it first. Its test files share them and
 * the project one after the other, while files of other workers have their own.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStandIns } from "../../sandbox/stand-ins.ts";
import { addresses } from "../../support/addresses.ts";
import { trustCertificate } from "../../support/test-set.ts";
import { startOwnFunctions } from "./own-functions.ts";

const project = `demo-functions-${process.pid}`;
process.env.GCLOUD_PROJECT = project;
export const standIns = await startStandIns(`http://127.0.0.1:${addresses().ports.auth}`, project);
trustCertificate(standIns.certificate);
process.env.VERTEX_CA_FILE = join(mkdtempSync(join(tmpdir(), "vertex-")), "certificate.pem");
writeFileSync(process.env.VERTEX_CA_FILE, standIns.certificate);

process.env.OWN_PORTS = JSON.stringify(standIns.ports);
/** It ends with the worker, whose end closes its input. */
export const functions = await startOwnFunctions();
process.env.OWN_PORTS = JSON.stringify({ ...standIns.ports, ...functions.ports });

let readLines = 0;

/** What the functions logged since the last call. */
export function newLogLines(): readonly string[] {
  const lines = functions.log().slice(readLines);
  readLines += lines.length;
  return lines;
}
