import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../command.ts";
import { type Account, openAccounts } from "./accounts.ts";
import { collectionOf, LEFT_OUT, type Line, openDatabase } from "./documents.ts";
import { writeLines } from "./lines.ts";
import { FILES, type Manifest, writeManifest } from "./manifest.ts";
import type { Project } from "./project.ts";

export interface Source {
  /** Of the documents; accounts are the current ones. */
  readonly at?: Date | undefined;
  readonly database?: string | undefined;
}

const PROGRESS = 5000;

export async function backup(
  project: Project,
  folder: string,
  log: (line: string) => void,
  source: Source = {},
): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(
      `${folder} is not empty: name a new folder, no backup is ever overwritten.`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = openDatabase(project, source.database);
  try {
    const snapshot = await database.snapshot(source.at);
    const collections = new Map<string, number>();
    const documents = await writeLines(
      join(folder, FILES.documents),
      documentLines(snapshot.documents, collections, log),
    );
    const all = await (await openAccounts(project)).readAll();
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

async function* documentLines(
  documents: AsyncIterable<Line>,
  collections: Map<string, number>,
  log: (line: string) => void,
): AsyncGenerator<string> {
  let count = 0;
  for await (const { path, fields } of documents) {
    const collection = collectionOf(path);
    collections.set(collection, (collections.get(collection) ?? 0) + 1);
    count += 1;
    if (count % PROGRESS === 0) log(`${count} documents`);
    yield JSON.stringify({ path, fields });
  }
}

async function* accountLines(accounts: readonly Account[]): AsyncGenerator<string> {
  for (const { fields } of accounts) yield JSON.stringify(fields);
}
