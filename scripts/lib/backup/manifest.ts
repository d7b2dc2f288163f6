import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../command.ts";
import type { FileFacts } from "./lines.ts";

const FORMAT = "nhk-group-backup";
const VERSION = 1;

export const FILES = { documents: "documents.jsonl.gz", accounts: "accounts.jsonl.gz" } as const;

interface Content {
  readonly files: Readonly<Record<keyof typeof FILES, FileFacts>>;
  readonly collections: Readonly<Record<string, number>>;
  readonly left_out: readonly string[];
  readonly passwords_withheld: number;
  /** Second factors. */
  readonly factors_lost: number;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Time of the documents. */
  readonly taken: { readonly project: string; readonly at: string };
  readonly content: Content;
}

/** The last step of a backup. */
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

export function readManifest(folder: string): Manifest {
  const path = join(folder, "manifest.json");
  if (!existsSync(path))
    throw new UserError(`${folder} holds no finished backup: manifest.json is missing.`);
  const manifest = parse(readFileSync(path, "utf8"));
  if (manifest?.format !== FORMAT || !isContent(manifest.content))
    throw new UserError(`${path} is damaged, or of another program.`);
  if (manifest.version !== VERSION)
    throw new UserError(`${folder} has format ${manifest.version}; this version reads ${VERSION}.`);
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    return JSON.parse(text) as Manifest | null;
  } catch {
    return null;
  }
}

function isContent(content: Content | undefined): content is Content {
  return [content?.files?.documents, content?.files?.accounts].every(
    (facts) => Number.isInteger(facts?.lines) && typeof facts?.sha256 === "string",
  );
}
