import { join } from "node:path";
import { UserError } from "../command.ts";
import { type Account, keptAccount, type RawAccount } from "./accounts.ts";
import type { Line } from "./documents.ts";
import { digestOf, readLines, verifyLines } from "./lines.ts";
import { FILES, type Manifest } from "./manifest.ts";
import { decodeFields } from "./values.ts";

export interface Selection {
  /** Digests by path. */
  readonly documents: Map<string, string>;
  /** By id. */
  readonly accounts: Map<string, Account>;
}

/** @param scope paths; empty: everything */
export function isWithin(path: string, scope: readonly string[]): boolean {
  return scope.length === 0 || scope.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Reads and verifies a whole backup before anything is written. */
export async function readSelection(
  folder: string,
  { content }: Manifest,
  scope: readonly string[],
): Promise<Selection> {
  const documents = new Map<string, string>();
  const accounts = new Map<string, Account>();
  await verify(folder, "documents", content, (line) => {
    const { path, fields } = JSON.parse(line) as Line;
    // A failure in the middle of the restore would be too late.
    decodeFields(fields, "");
    if (isWithin(path, scope)) documents.set(path, digestOf(line));
  });
  await verify(folder, "accounts", content, (line) => {
    const account = keptAccount(JSON.parse(line) as RawAccount);
    if (scope.length === 0) accounts.set(account.fields.localId, account);
  });
  for (const one of scope)
    if (![...documents.keys()].some((path) => isWithin(path, [one])))
      throw new UserError(`The backup holds nothing at ${one}. Nothing was written.`);
  return { documents, accounts };
}

async function verify(
  folder: string,
  name: keyof typeof FILES,
  content: Manifest["content"],
  onLine: (line: string) => void,
): Promise<void> {
  try {
    await verifyLines(join(folder, FILES[name]), content.files[name], onLine);
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(`${FILES[name]} is damaged: ${message}. Nothing was written.`);
  }
}

/** @returns groups for one commit each */
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
