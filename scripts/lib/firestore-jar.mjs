import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";
import { inRoot } from "./paths.mjs";

const SDK_JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/**
 * A jar for FIRESTORE_EMULATOR_BINARY_PATH, or undefined to let firebase-tools use (or download) its own.
 * Order: the variable itself, firebase-tools' cache, the component of the Google Cloud SDK.
 */
export function findFirestoreJar() {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) return given;
  if (existsSync(cachedJar())) return undefined;
  const sdk = ["/usr/lib/google-cloud-sdk", sdkRoot()].find(
    (at) => at && existsSync(join(at, SDK_JAR)),
  );
  return sdk ? launcherOf(join(sdk, SDK_JAR)) : undefined;
}

/** Whether firebase-tools will have to download its jar first. */
export function willDownload() {
  return findFirestoreJar() === undefined && !existsSync(cachedJar());
}

/** Where the pinned firebase-tools keeps its own download. */
function cachedJar() {
  const info = inRoot("node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  const { version } = JSON.parse(readFileSync(info, "utf8")).firestore;
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  return join(folder, `cloud-firestore-emulator-v${version}.jar`);
}

function sdkRoot() {
  const asked = spawnSync("gcloud", ["info", "--format=value(installation.sdk_root)"], {
    encoding: "utf8",
  });
  return asked.status === 0 ? asked.stdout.trim() : "";
}

/**
 * The SDK's jar names no main class, while firebase-tools runs `java -jar`: a jar that holds nothing but a manifest
 * pointing at it closes the gap.
 * @param {string} jar
 */
function launcherOf(jar) {
  const manifest = [
    "Manifest-Version: 1.0",
    "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore",
    ...folded(`Class-Path: ${pathToFileURL(jar).href}`),
    "",
  ].join("\r\n");
  const folder = inRoot("build");
  mkdirSync(folder, { recursive: true });
  const launcher = join(folder, "firestore-launcher.jar");
  const bytes = zipOf("META-INF/MANIFEST.MF", Buffer.from(manifest));
  if (!existsSync(launcher) || !readFileSync(launcher).equals(bytes))
    writeFileSync(launcher, bytes);
  return launcher;
}

/**
 * Manifest lines hold 72 bytes; the rest goes on lines that begin with a space.
 * @param {string} line
 */
function folded(line) {
  const lines = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) lines.push(` ${line.slice(at, at + 69)}`);
  return lines;
}

/**
 * A zip archive of one stored (uncompressed) file.
 * @param {string} name
 * @param {Buffer} data
 */
function zipOf(name, data) {
  const path = Buffer.from(name);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0); // version needed
  fields.writeUInt16LE(0x21, 8); // 1980-01-01, so that the same input gives the same bytes
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, path, data]);
  const central = Buffer.concat([
    Buffer.from("PK\x01\x02\x14\x00", "latin1"),
    fields,
    Buffer.alloc(14), // comment, disk, attributes and offset: all zero
    path,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
