import { join } from "node:path";
import { Remedy } from "../say.mjs";
import { type Account, keptAccount, type RawAccount } from "./account.ts";
import type { Line } from "./documents.ts";
import { digestOf, readLines, verifyLines } from "./lines.ts";
import { FILES, type Manifest } from "./manifest.ts";
import { decodeFields } from "./values.ts";

/** What of a backup is to be stored. */
export interface Wanted {
  /** Path and digest of each document. */
  readonly documents: Map<string, string>;
  /** By their ids. */
  readonly accounts: Map<string, Account>;
}

/** Whether a path is one of `scope` or lies below one; an empty scope holds every path. */
export function isWithin(path: string, scope: readonly string[]): boolean {
  return scope.length === 0 || scope.some((one) => path === one || path.startsWith(`${one}/`));
}

/**
 * Reads a whole backup and holds it against its manifest, before anything is written.
 * @param scope documents or collections; empty: everything, and only then the accounts too
 * @throws Remedy when a file is damaged, or holds nothing in the scope
 */
export async function readWanted(
  folder: string,
  { content }: Manifest,
  scope: readonly string[],
): Promise<Wanted> {
  const documents = new Map<string, string>();
  const accounts = new Map<string, Account>();
  await verified(folder, "documents", content, (line) => {
    const { path, fields } = JSON.parse(line) as Line;
    // Tried out now: later it would stop in the middle.
    decodeFields(fields, "");
    if (isWithin(path, scope)) documents.set(path, digestOf(line));
  });
  await verified(folder, "accounts", content, (line) => {
    const account = keptAccount(JSON.parse(line) as RawAccount);
    if (scope.length === 0) accounts.set(account.fields.localId, account);
  });
  for (const one of scope) {
    if (![...documents.keys()].some((path) => isWithin(path, [one])))
      throw new Remedy(`The backup holds nothing at ${one}. Nothing was written.`);
  }
  return { documents, accounts };
}

async function verified(
  folder: string,
  name: keyof typeof FILES,
  content: Manifest["content"],
  take: (line: string) => void,
): Promise<void> {
  try {
    await verifyLines(join(folder, FILES[name]), content.files[name], take);
  } catch (error) {
    const { message } = error as Error;
    throw new Remedy(`${FILES[name]} is damaged: ${message}. Nothing was written.`);
  }
}

/**
 * The documents of a verified backup that are still wanted, in groups for one commit each.
 * @throws Error when the file has changed since it was verified
 */
export async function* groupsOf(
  folder: string,
  documents: ReadonlyMap<string, string>,
  { most, bytes }: { readonly most: number; readonly bytes: number },
): AsyncGenerator<readonly Line[]> {
  let group: Line[] = [];
  let size = 0;
  for await (const text of readLines(join(folder, FILES.documents))) {
    const line = JSON.parse(text) as Line;
    const digest = documents.get(line.path);
    if (digest === undefined) continue;
    if (digest !== digestOf(text)) throw new Error("the backup has changed meanwhile");
    const length = Buffer.byteLength(text);
    if (group.length === most || (group.length > 0 && size + length > bytes)) {
      yield group;
      group = [];
      size = 0;
    }
    group.push(line);
    size += length;
  }
  if (group.length > 0) yield group;
}
