import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onExit, UserError } from "../command.ts";
import { requireFree } from "../emulators/ports.ts";
import { DEMO_PROJECT, inRoot } from "../paths.ts";
import { missingAccounts, readAccounts, writeAccounts } from "./accounts.ts";
import { FILES } from "./cloud.ts";

const METADATA = "firebase-export-metadata.json";
const ACCOUNTS = "accounts.json";

/** Deleted at the end, because it holds hashes of passwords. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "accounts-"));
  onExit(async () => rmSync(folder, { recursive: true }));
  return folder;
}

/** Replaces the data of `npm start` with these ports. */
export async function importForEmulators(folder: string, shift: number): Promise<void> {
  await requireFree(shift, ["hub"]);
  const data = inRoot(`.emulator-data${shift === 0 ? "" : `-${shift}`}`);
  storeForEmulators(folder, data);
  // Of a save that did not end; the next start would prefer it.
  rmSync(`${data}-copy`, { recursive: true, force: true });
}

/** @param folder copy of a real project's backup */
export function storeForEmulators(folder: string, data: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const documents = names.find((name) => name.endsWith(".overall_export_metadata"));
  if (!(documents && names.includes(ACCOUNTS)))
    throw new UserError(`${folder} holds no whole backup. Nothing was written.`);
  rmSync(data, { recursive: true, force: true });
  cpSync(folder, data, { recursive: true });
  mkdirSync(join(data, "auth_export"));
  const accounts = missingAccounts(readAccounts(join(folder, ACCOUNTS)), [], false);
  writeAccounts(join(data, "auth_export", ACCOUNTS), accounts);
  storeAsExport(join(data, FILES), join(data, "storage_export"));
  const metadata = {
    firestore: { path: ".", metadata_file: documents },
    auth: { path: "auth_export" },
    storage: { path: "storage_export" },
  };
  writeFileSync(join(data, METADATA), JSON.stringify(metadata));
}

function storeAsExport(from: string, to: string): void {
  const { StoredFileMetadata } = createRequire(import.meta.url)(
    "firebase-tools/lib/emulator/storage/metadata",
  ) as { StoredFileMetadata: new (file: object, functions: undefined, bytes: Buffer) => object };
  for (const part of ["blobs", "metadata"]) mkdirSync(join(to, part), { recursive: true });
  writeFileSync(join(to, "buckets.json"), '{"buckets":[]}');
  for (const [index, path] of globSync("**/*", { cwd: from }).entries()) {
    if (!statSync(join(from, path)).isFile()) continue;
    const file = { name: path.replaceAll("\\", "/"), bucket: `${DEMO_PROJECT}.appspot.com` };
    const bytes = readFileSync(join(from, path));
    const metadata = new StoredFileMetadata(file, undefined, bytes);
    writeFileSync(join(to, "blobs", String(index)), bytes);
    writeFileSync(join(to, "metadata", `${index}.json`), JSON.stringify(metadata));
  }
}
