import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const OLDEST = 21;
const FOLDERS = ["/usr/lib/jvm", "/Library/Java/JavaVirtualMachines", "/opt/homebrew/opt", "/opt"];

/** @returns {string} folder of the java program, '' when it is in PATH */
export function findJava() {
  const installed = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [
      join(folder, name, "bin"),
      join(folder, name, "Contents", "Home", "bin"),
    ]),
  );
  const home = process.env.JAVA_HOME;
  const folders = [...(home ? [join(home, "bin")] : []), "", ...installed];
  const found = folders.find((folder) => majorVersion(join(folder, "java")) >= OLDEST);
  if (found !== undefined) return found;
  throw new Error(
    `Java ${OLDEST} or newer is needed by the Firestore emulator: install it (https://adoptium.net, "brew install temurin", "apt install openjdk-${OLDEST}-jre-headless") or point JAVA_HOME at one.`,
  );
}

/** @param {string} java */
function majorVersion(java) {
  const { stderr } = spawnSync(java, ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1] ?? 0);
}
