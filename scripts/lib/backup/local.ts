import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onExit, UserError } from "../command.ts";
import { portsOf, requireFree } from "../emulators/ports.ts";
import { inRoot } from "../paths.ts";
import { missingAccounts, readAccounts, writeAccounts } from "./accounts.ts";

const METADATA = "firebase-export-metadata.json";
const ACCOUNTS = "accounts.json";

/** Deleted at the end of the command, because it holds hashes of passwords. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "accounts-"));
  onExit(async () => rmSync(folder, { recursive: true }));
  return folder;
}

export async function exportEmulators(folder: string, shift: number): Promise<void> {
  // The hub deletes what is there.
  if (existsSync(folder)) throw new UserError(`${folder} is there already: name a new folder.`);
  const answer = await fetch(`http://127.0.0.1:${portsOf(shift).hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: folder, initiatedBy: "backup" }),
  }).catch(() => {
    throw new UserError("npm start does not run on these ports.");
  });
  if (!answer.ok) throw new UserError(`The emulators did not export: ${await answer.text()}`);
}

/** Replaces the data that `npm start` with these ports stored. */
export async function importForEmulators(folder: string, shift: number): Promise<void> {
  await requireFree(portsOf(shift), ["hub"]);
  storeForEmulators(folder, inRoot(`.emulator-data${shift === 0 ? "" : `-${shift}`}`));
}

/** @param folder of `exportEmulators`, or a copy of a real project's backup */
export function storeForEmulators(folder: string, data: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isLocal = names.includes(METADATA);
  const documents = names.find((name) => name.endsWith(".overall_export_metadata"));
  if (!isLocal && !(documents && names.includes(ACCOUNTS)))
    throw new UserError(`${folder} holds no whole backup. Nothing was written.`);
  rmSync(data, { recursive: true, force: true });
  cpSync(folder, data, { recursive: true });
  if (isLocal) return;
  mkdirSync(join(data, "auth_export"));
  const accounts = missingAccounts(readAccounts(join(folder, ACCOUNTS)), [], false);
  writeAccounts(join(data, "auth_export", ACCOUNTS), accounts);
  const metadata = {
    firestore: { path: ".", metadata_file: documents },
    auth: { path: "auth_export" },
  };
  writeFileSync(join(data, METADATA), JSON.stringify(metadata));
}
