import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allowBuiltStyles } from "./hosting-policy.ts";
import { inRoot } from "./paths.mjs";

/**
 * A set of local servers: its ports, its folder, and the configuration that firebase-tools reads for it.
 * Sets differ only in name and ports, so `npm start` and `npm test` run side by side from one work tree.
 * @typedef {object} ServerSet
 * @property {string} name
 * @property {number} shift added to every port
 * @property {import("./ports.mjs").Ports} ports
 * @property {string} folder logs, data and derived files
 * @property {string} config path of the derived firebase.json
 */

/**
 * Writes the derived configuration of a set. It lies in the root, because firebase-tools takes the folder of its
 * configuration for the project's.
 * @param {string} name
 * @param {number} shift
 * @param {import("./ports.mjs").Ports} ports
 * @param {string} [site] folder that Hosting serves, when it is not the built one
 * @param {readonly object[]} [headers] further rules for Hosting's answers, in the form of firebase.json
 * @returns {ServerSet}
 */
export function prepareSet(name, shift, ports, site, headers = []) {
  const folder = inRoot("build", name);
  mkdirSync(folder, { recursive: true });
  const firebase = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));
  for (const options of Object.values(firebase.emulators))
    for (const key of ["port", "websocketPort"]) if (options[key]) options[key] += shift;
  firebase.functions[0].source = `build/${name}/functions`;
  if (site) firebase.hosting.public = site;
  firebase.hosting.headers.push(...headers);
  for (const { headers } of firebase.hosting.headers)
    for (const header of headers) header.value = localPolicy(header.value);
  const config = inRoot(`.firebase-${name}.json`);
  writeFileSync(config, JSON.stringify(firebase, null, 2));
  return { name, shift, ports, folder, config };
}

/**
 * Lets the Hosting emulator of a set serve the styles of the present build: to be called between the build and the start.
 * @param {ServerSet} set
 */
export function serveBuiltStyles({ config }) {
  const firebase = JSON.parse(readFileSync(config, "utf8"));
  allowBuiltStyles(firebase, inRoot("web/dist"));
  writeFileSync(config, JSON.stringify(firebase, null, 2));
}

/**
 * The content security policy for pages on plain http, whose services listen beside them; other headers as they are.
 * @param {string} value of a header
 */
function localPolicy(value) {
  return value
    .replace("connect-src 'self'", "connect-src 'self' http://127.0.0.1:*")
    .replace("; upgrade-insecure-requests", "");
}

/**
 * The functions' source folder of a set. firebase-tools reads parameters and secrets only from files in that folder,
 * and they win over the environment: so each set has a folder of its own, with the one shared build linked into it.
 * @param {ServerSet} set
 * @param {Readonly<Record<string, string>>} params
 * @param {Readonly<Record<string, string>>} secrets
 */
export function writeFunctionsFolder(set, params, secrets) {
  const folder = join(set.folder, "functions");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), readFileSync(inRoot("functions/package.json")));
  writeFileSync(join(folder, ".env.local"), dotenv(params));
  writeFileSync(join(folder, ".secret.local"), dotenv(secrets));
  const lib = join(folder, "lib");
  rmSync(lib, { recursive: true, force: true });
  mkdirSync(inRoot("functions/lib"), { recursive: true });
  symlinkSync(inRoot("functions/lib"), lib, "junction");
}

/** @param {Readonly<Record<string, string>>} values */
function dotenv(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join("");
}

/**
 * Whether an export of the emulators lies in a folder.
 * @param {string} folder
 */
export function holdsExport(folder) {
  return existsSync(join(folder, "firebase-export-metadata.json"));
}
