import {
  createWriteStream,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import archiver from "archiver";
import { print } from "../command.ts";
import { inRoot, readJson } from "../paths.ts";

const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** Points firebase-tools at the jar of the Google Cloud SDK where it has not downloaded its own. */
export async function firestoreJar(): Promise<Readonly<Record<string, string>>> {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH || existsSync(downloadedJar())) return {};
  const path = process.env.PATH?.split(delimiter) ?? [];
  const gcloud = path.map((folder) => join(folder, "gcloud")).find(existsSync);
  const jar = gcloud ? join(dirname(realpathSync(gcloud)), "..", SDK_JAR) : "";
  if (existsSync(jar)) return { FIRESTORE_EMULATOR_BINARY_PATH: await writeLauncher(jar) };
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

/** The SDK's jar names no main class, which `java -jar` needs. */
async function writeLauncher(jar: string): Promise<string> {
  const folder = inRoot("build", "firestore-emulator");
  const launcher = join(folder, "launcher.jar");
  const link = join(folder, "emulator.jar");
  if (existsSync(launcher) && existsSync(link)) return launcher;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(jar, link);
  const manifest = [
    "Manifest-Version: 1.0",
    "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore",
    "Class-Path: emulator.jar",
    "",
  ].join("\r\n");
  const archive = archiver("zip");
  archive.append(manifest, { name: "META-INF/MANIFEST.MF" });
  await Promise.all([archive.finalize(), pipeline(archive, createWriteStream(launcher))]);
  return launcher;
}
