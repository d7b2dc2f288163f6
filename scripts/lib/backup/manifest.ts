import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Remedy } from "../say.mjs";
import type { FileFacts } from "./lines.ts";

const FORMAT = "nhk-group-backup";
/** Goes up when an older restore would misread a newer backup. */
const VERSION = 1;

export const FILES = { documents: "documents.jsonl.gz", accounts: "accounts.jsonl.gz" } as const;

/** What a backup holds: equal for equal data. */
export interface Content {
  readonly files: Readonly<Record<keyof typeof FILES, FileFacts>>;
  /** Documents under each collection at the root. */
  readonly collections: Readonly<Record<string, number>>;
  /** Collections that were not looked at. */
  readonly left_out: readonly string[];
  /** Accounts whose password is not in the backup, because the asker may not see hashes. */
  readonly passwords_withheld: number;
  /** Second factors of accounts that cannot be restored. */
  readonly factors_lost: number;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Where and when; `at` is the moment of the documents, the accounts are read right after it. */
  readonly taken: { readonly project: string; readonly at: string };
  readonly content: Content;
}

/** Writes the manifest, which makes a folder a backup: the last step. */
export function writeManifest(
  folder: string,
  taken: Manifest["taken"],
  content: Content,
): Manifest {
  const manifest: Manifest = { format: FORMAT, version: VERSION, taken, content };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(join(folder, "manifest.json"), text, { flag: "wx", mode: 0o600 });
  return manifest;
}

/** @throws Remedy when the folder holds no backup that this version can read */
export function readManifest(folder: string): Manifest {
  const path = join(folder, "manifest.json");
  if (!existsSync(path))
    throw new Remedy(`${folder} holds no finished backup: manifest.json is missing.`);
  const manifest = parsed(path);
  if (manifest?.format !== FORMAT || !isContent(manifest.content))
    throw new Remedy(`${path} is damaged, or of another program.`);
  if (manifest.version !== VERSION)
    throw new Remedy(`${folder} has format ${manifest.version}; this version reads ${VERSION}.`);
  return manifest;
}

function parsed(path: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Manifest | null;
  } catch {
    return null;
  }
}

function isContent(content: Content | undefined): content is Content {
  return [content?.files?.documents, content?.files?.accounts].every(
    (facts) => Number.isInteger(facts?.lines) && typeof facts?.sha256 === "string",
  );
}
