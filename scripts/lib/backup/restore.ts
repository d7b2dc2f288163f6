import { Remedy } from "../say.mjs";
import { withoutPassword } from "./account.ts";
import { openAccounts, type Refusal } from "./accounts.ts";
import { type Database, openDatabase } from "./documents.ts";
import type { HashParameters } from "./hash-parameters.ts";
import { readManifest } from "./manifest.ts";
import type { Project } from "./project.ts";
import { type Survey, survey } from "./survey.ts";
import { groupsOf, readWanted, type Wanted } from "./wanted.ts";

/** One commit: Firestore takes 500 writes and 10 MiB, its emulator 4 MiB. */
const GROUP = { most: 200, bytes: 3 * 1024 * 1024 };
/** Accounts between two looks at whether to stop. */
const SOME_ACCOUNTS = 500;
const EXAMPLES = 5;

export interface RestoreRequest {
  readonly folder: string;
  /** Documents and collections, with all below them; empty: everything, and only then the accounts too. */
  readonly only: readonly string[];
  /** Restore also where there is something that the backup has otherwise, or has not. */
  readonly intoNonEmpty: boolean;
  /** How the project of the backup hashes passwords; null restores accounts of a real project without a password. */
  readonly hash: HashParameters | null;
}

/** What is stored after a restore, finished or not. */
export interface Restored {
  readonly documents: Tally;
  readonly accounts: Tally & { readonly refused: readonly Refusal[] };
  /** Why it ended early; null when it is finished. */
  readonly stopped: string | null;
}
interface Tally {
  readonly total: number;
  /** Were there before, as the backup has them. */
  readonly present: number;
  readonly stored: number;
}

/**
 * Makes a project hold what a backup holds. Accounts come first: the nightly repair takes roles of accounts that are not
 * there. Whatever the project holds besides stays as it is.
 * @param isStopped asked between two commits
 * @throws Remedy, with nothing written, when the backup is damaged or the project must not be written to
 */
export async function restore(
  project: Project,
  { folder, only, intoNonEmpty, hash }: RestoreRequest,
  say: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<Restored> {
  const manifest = readManifest(folder);
  const wanted = await readWanted(folder, manifest, only);
  if (!project.emulators && !hash)
    for (const [uid, account] of wanted.accounts)
      wanted.accounts.set(uid, withoutPassword(account));
  const total = { documents: wanted.documents.size, accounts: wanted.accounts.size };
  const database = openDatabase(project);
  try {
    const accounts = await openAccounts(project);
    const { documents } = await database.snapshot();
    const found = await survey(wanted, documents, await accounts.all(), only);
    refuse(found, intoNonEmpty);

    const stored = { documents: 0, accounts: 0 };
    const refused: Refusal[] = [];
    const stopped = await untilStopped(isStopped, async function* () {
      const all = [...wanted.accounts.values()];
      for (let from = 0; from < all.length; from += SOME_ACCOUNTS) {
        const some = all.slice(from, from + SOME_ACCOUNTS);
        const failed = await accounts.store(some, hash);
        refused.push(...failed);
        stored.accounts += some.length - failed.length;
        yield say(`${stored.accounts} of ${wanted.accounts.size} accounts`);
      }
      for await (const count of storeDocuments(database, folder, wanted)) {
        stored.documents += count;
        yield say(`${stored.documents} of ${wanted.documents.size} documents`);
      }
    });
    return {
      documents: tally(total, found, stored, "documents"),
      accounts: { ...tally(total, found, stored, "accounts"), refused },
      stopped,
    };
  } finally {
    await database.close();
  }
}

async function* storeDocuments(database: Database, folder: string, { documents }: Wanted) {
  for await (const group of groupsOf(folder, documents, GROUP)) {
    await database.store(group);
    yield group.length;
  }
}

/** Runs the steps to their end, to the first failure, or until a stop is asked for. @returns why it ended early */
async function untilStopped(
  isStopped: () => boolean,
  steps: () => AsyncIterable<unknown>,
): Promise<string | null> {
  try {
    for await (const _step of steps()) if (isStopped()) return "a stop was asked for";
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

type Counts = Readonly<Record<"documents" | "accounts", number>>;

function tally(total: Counts, { present }: Survey, stored: Counts, of: keyof Counts): Tally {
  return { total: total[of], present: present[of], stored: stored[of] };
}

/** @throws Remedy when what is there speaks against a restore */
function refuse({ differing, foreign, clashing }: Survey, intoNonEmpty: boolean): void {
  if (clashing.length > 0)
    throw new Remedy(
      `Nothing was written: accounts of the project have addresses that belong to other accounts in the backup (${examples(clashing)}). Delete or rename them first.`,
    );
  if (intoNonEmpty || differing.length + foreign.length === 0) return;
  throw new Remedy(
    [
      "Nothing was written: the project is not empty.",
      `${differing.length} of its documents and accounts are in the backup in another state (${examples(differing)});`,
      `${foreign.length} are not in the backup (${examples(foreign)}).`,
      "With --into-non-empty the first are replaced by the backup's and the others stay as they are.",
    ].join(" "),
  );
}

function examples(all: readonly string[]): string {
  const shown = all.slice(0, EXAMPLES).join(", ");
  return all.length > EXAMPLES ? `${shown}, ...` : shown || "none";
}
