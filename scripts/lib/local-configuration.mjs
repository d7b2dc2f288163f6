import { readFileSync } from "node:fs";
import { localParameters } from "./local-parameters.ts";
import { inRoot } from "./paths.mjs";
import { certificateOf } from "./sandbox.mjs";
import { writeFunctionsFolder } from "./set.mjs";

/** The main administrator of every local run; the password is public on purpose, the account exists only here. */
/** @type {{ email: string, password: string }} */
export const DEMO_ADMIN = JSON.parse(readFileSync(inRoot("tests/support/demo-admin.json"), "utf8"));

/**
 * Writes parameters and secrets of the functions for a local set.
 * @param {import("./set.mjs").ServerSet} set
 */
export function writeLocalConfiguration(set) {
  const { params, secrets } = localParameters(set.ports, DEMO_ADMIN.email, certificateOf(set));
  writeFunctionsFolder(set, params, secrets);
}
