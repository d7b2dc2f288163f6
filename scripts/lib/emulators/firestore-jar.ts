import { existsSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import emulators from "firebase-tools/lib/emulator/downloadableEmulatorInfo.json" with {
  type: "json",
};
import { print } from "../command.ts";

/** firebase-tools sends also requests to its own emulators through a proxy; only a download needs one. */
export const WITHOUT_PROXY = { HTTP_PROXY: "", http_proxy: "", HTTPS_PROXY: "", https_proxy: "" };
const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** Points firebase-tools.mjs at the Google Cloud SDK's jar where none is downloaded. */
export function firestoreJar(): Readonly<Record<string, string>> {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH || existsSync(downloadedJar()))
    return WITHOUT_PROXY;
  const path = process.env.PATH?.split(delimiter) ?? [];
  const gcloud = path.map((folder) => join(folder, "gcloud")).find(existsSync);
  const jar = gcloud ? join(dirname(realpathSync(gcloud)), "..", SDK_JAR) : "";
  if (existsSync(jar)) return { ...WITHOUT_PROXY, FIRESTORE_SDK_JAR: jar };
  print("Downloading the Firestore emulator (about 50 MB, once)");
  return {};
}

function downloadedJar(): string {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache/firebase/emulators");
  return join(folder, emulators.firestore.downloadPathRelativeToCacheDir);
}
