/** Runs firebase-tools. Its Storage emulator, without the jar for rules, denies all clients. */
import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

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

load("firebase-tools/lib/bin/firebase.js");
