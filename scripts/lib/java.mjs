import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Remedy } from "./say.mjs";

/** What firebase-tools asks of the Firestore emulator. */
const OLDEST_JAVA = 21;

/** Folders where systems keep their Java installations. */
const HOMES = ["/usr/lib/jvm", "/Library/Java/JavaVirtualMachines", "/opt/homebrew/opt", "/opt"];

/**
 * The folder with a `java` of version 21 or newer: JAVA_HOME, then PATH, then the usual places.
 * @returns {string} a folder for the front of PATH, or '' when the `java` of PATH will do
 * @throws {Remedy} when there is none
 */
export function findJava() {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [join(home, "bin")] : []), "", ...installed()];
  const found = candidates.find((folder) => majorVersion(folder) >= OLDEST_JAVA);
  if (found !== undefined) return found;
  throw new Remedy(
    `Java ${OLDEST_JAVA} or newer is needed by the Firestore emulator: install it (https://adoptium.net, "brew install temurin", "apt install openjdk-21-jre-headless") or point JAVA_HOME at one.`,
  );
}

/** Candidate bin folders below HOMES. */
function installed() {
  return HOMES.filter((home) => existsSync(home)).flatMap((home) =>
    readdirSync(home).flatMap((name) => [
      join(home, name, "bin"),
      join(home, name, "Contents", "Home", "bin"),
    ]),
  );
}

/**
 * @param {string} folder bin folder, or '' for PATH
 * @returns {number} 0 when there is no working java
 */
function majorVersion(folder) {
  const java = folder ? join(folder, "java") : "java";
  if (folder && !existsSync(java) && !existsSync(`${java}.exe`)) return 0;
  const { stderr } = spawnSync(java, ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1] ?? 0);
}
