import { UserError } from "../command.ts";
import {
  openAccounts,
  type parseHashParameters,
  type Refusal,
  withoutPassword,
} from "./accounts.ts";
import { type Comparison, compare } from "./comparison.ts";
import { openDatabase } from "./documents.ts";
import { readManifest } from "./manifest.ts";
import type { Project } from "./project.ts";
import { groupsOf, readSelection } from "./selection.ts";

/** The emulator takes at most 4 MiB. */
const COMMIT = { most: 200, bytes: 3 * 1024 * 1024 };
const ACCOUNTS = 500;
const EXAMPLES = 5;

export interface RestoreRequest {
  readonly folder: string;
  /** Paths with all below them; empty: everything with the accounts. */
  readonly only: readonly string[];
  readonly intoNonEmpty: boolean;
  /** Without it, accounts of a real project lose their passwords. */
  readonly hash: ReturnType<typeof parseHashParameters> | null;
}

interface Tally {
  readonly total: number;
  /** Before the restore. */
  readonly present: number;
  readonly stored: number;
}

export interface Restored {
  readonly documents: Tally;
  readonly accounts: Tally & { readonly refused: readonly Refusal[] };
  /** Why it ended early. */
  readonly stopped: string | null;
}

/**
 * Stores accounts first, because the nightly repair deletes roles without an account.
 * @throws UserError when nothing was written
 */
export async function restore(
  project: Project,
  { folder, only, intoNonEmpty, hash }: RestoreRequest,
  log: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<Restored> {
  const selection = await readSelection(folder, readManifest(folder), only);
  if (!project.emulators && !hash)
    for (const [uid, account] of selection.accounts)
      selection.accounts.set(uid, withoutPassword(account));
  const total = { documents: selection.documents.size, accounts: selection.accounts.size };
  const database = openDatabase(project);
  try {
    const accounts = await openAccounts(project);
    const { documents } = await database.snapshot();
    const found = await compare(selection, documents, await accounts.readAll(), only);
    requireRestorable(found, intoNonEmpty);

    const stored = { documents: 0, accounts: 0 };
    const refused: Refusal[] = [];
    const stopped = await untilStopped(isStopped, async function* () {
      const all = [...selection.accounts.values()];
      for (let from = 0; from < all.length; from += ACCOUNTS) {
        const some = all.slice(from, from + ACCOUNTS);
        const failed = await accounts.store(some, hash);
        refused.push(...failed);
        stored.accounts += some.length - failed.length;
        yield log(`${stored.accounts} of ${selection.accounts.size} accounts`);
      }
      for await (const group of groupsOf(folder, selection.documents, COMMIT)) {
        await database.store(group);
        stored.documents += group.length;
        yield log(`${stored.documents} of ${selection.documents.size} documents`);
      }
    });
    const tally = (of: keyof typeof total) => ({
      total: total[of],
      present: found.present[of],
      stored: stored[of],
    });
    return { documents: tally("documents"), accounts: { ...tally("accounts"), refused }, stopped };
  } finally {
    await database.close();
  }
}

/** @returns why it ended early */
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

function requireRestorable(
  { differing, foreign, clashing }: Comparison,
  intoNonEmpty: boolean,
): void {
  if (clashing.length > 0)
    throw new UserError(
      `Nothing was written: accounts of the project have addresses that belong to other accounts in the backup (${examples(clashing)}). Delete or rename them first.`,
    );
  if (intoNonEmpty || differing.length + foreign.length === 0) return;
  throw new UserError(
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
