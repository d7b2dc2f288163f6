import { existsSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { print } from "../command.ts";
import { readJson } from "../paths.ts";

const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** Points firebase-tools.mjs at the jar of the Google Cloud SDK where firebase-tools has not downloaded its own. */
export function firestoreJar(): Readonly<Record<string, string>> {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH || existsSync(downloadedJar())) return {};
  const path = process.env.PATH?.split(delimiter) ?? [];
  const gcloud = path.map((folder) => join(folder, "gcloud")).find(existsSync);
  const jar = gcloud ? join(dirname(realpathSync(gcloud)), "..", SDK_JAR) : "";
  if (existsSync(jar)) return { FIRESTORE_SDK_JAR: jar };
  print("Downloading the Firestore emulator (about 50 MB, once)");
  return {};
}

function downloadedJar(): string {
  const { firestore } = readJson<{ firestore: { version: string } }>(
    "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json",
  );
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  return join(folder, `cloud-firestore-emulator-v${firestore.version}.jar`);
}
