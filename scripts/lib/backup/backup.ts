import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Remedy } from "../say.mjs";
import type { Account } from "./account.ts";
import { openAccounts } from "./accounts.ts";
import { collectionOf, LEFT_OUT, type Line, openDatabase } from "./documents.ts";
import { writeLines } from "./lines.ts";
import { FILES, type Manifest, writeManifest } from "./manifest.ts";
import type { Project } from "./project.ts";

/** What of a project is copied; left out, its default database as it is now. */
export interface Source {
  /** A moment in the past (documents.ts says which can be asked for). The accounts are always those of now. */
  readonly at?: Date | undefined;
  /** Another database, for example one that was restored from a scheduled backup. */
  readonly database?: string | undefined;
}

/** Documents after which progress is told. */
const PROGRESS = 5000;

/**
 * Writes documents of one moment and the accounts of a project into a new folder.
 * @throws Remedy when the folder is in use
 */
export async function backup(
  project: Project,
  folder: string,
  say: (line: string) => void,
  source: Source = {},
): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Remedy(`${folder} is not empty: name a new folder, no backup is ever overwritten.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = openDatabase(project, source.database);
  try {
    const snapshot = await database.snapshot(source.at);
    const collections = new Map<string, number>();
    const documents = await writeLines(
      join(folder, FILES.documents),
      counted(snapshot.documents, collections, say),
    );
    const all = await (await openAccounts(project)).all();
    const accounts = await writeLines(join(folder, FILES.accounts), accountLines(all));
    const taken = { project: project.id, at: snapshot.at.toISOString() };
    return writeManifest(folder, taken, {
      files: { documents, accounts },
      collections: Object.fromEntries(collections),
      left_out: LEFT_OUT,
      passwords_withheld: all.filter(({ isWithheld }) => isWithheld).length,
      factors_lost: all.reduce((sum, { lostFactors }) => sum + lostFactors, 0),
    });
  } finally {
    await database.close();
  }
}

async function* counted(
  documents: AsyncIterable<Line>,
  collections: Map<string, number>,
  say: (line: string) => void,
): AsyncGenerator<string> {
  let count = 0;
  for await (const { path, fields } of documents) {
    const collection = collectionOf(path);
    collections.set(collection, (collections.get(collection) ?? 0) + 1);
    count += 1;
    if (count % PROGRESS === 0) say(`${count} documents`);
    yield JSON.stringify({ path, fields });
  }
}

async function* accountLines(accounts: readonly Account[]): AsyncGenerator<string> {
  for (const { fields } of accounts) yield JSON.stringify(fields);
}
