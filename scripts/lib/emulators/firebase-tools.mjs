/** Runs firebase-tools. Its Storage emulator, without the jar for rules, denies all clients. */
import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { addTotp } from "../../../tests/sandbox/auth-totp.ts";

const load = createRequire(import.meta.url);
const { EmulatorHub } = load("firebase-tools/lib/emulator/hub");
const { StorageEmulator } = load("firebase-tools/lib/emulator/storage");
const { StorageRulesRuntime } = load("firebase-tools/lib/emulator/storage/rules/runtime");
const folder = resolve("firebase-tools");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

// By default emulators of one project share these.
EmulatorHub.getLocatorFilePath = () => resolve(folder, "hub.json");
StorageEmulator.prototype.getPersistenceTmpDir = () => resolve(folder, "files");
StorageEmulator.prototype.createRulesManager = () => ({ start() {}, stop() {}, getRuleset() {} });
StorageRulesRuntime.prototype.start = () => undefined;
// Its request to a server of Google delayed the exit for as long as a name server did not answer.
load("firebase-tools/lib/fetchMOTD").fetchMOTD = () => undefined;
addTotp();

const jar = process.env.FIRESTORE_SDK_JAR;
if (jar) {
  // It may belong to root, and names no main class for `java -jar`.
  load("fs-extra").chmodSync = () => undefined;
  process.env.FIRESTORE_EMULATOR_BINARY_PATH = jar;
  const emulators = load("firebase-tools/lib/emulator/downloadableEmulators");
  const { args } = await emulators.downloadIfNecessary("firestore");
  const main = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
  args.splice(args.indexOf("-jar"), 2, "-cp", jar, main);
  // At its usual level the emulator writes lines for each request, which firebase-tools writes again as JSON.
  args.splice(0, 1, "-Dgoogle.cloud_firestore.debug_log_level=WARNING");
}

load("firebase-tools/lib/bin/firebase.js");
