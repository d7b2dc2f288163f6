import type { Account } from "./account.ts";
import type { Line } from "./documents.ts";
import { digestOf } from "./lines.ts";
import { isWithin, type Wanted } from "./wanted.ts";

/** What a project holds already, next to what is wanted. */
export interface Survey {
  /** Documents and accounts that are there as the backup has them. */
  readonly present: { documents: number; accounts: number };
  /** Those that are there, but not as in the backup. */
  readonly differing: string[];
  /** Those that are not in the backup at all. */
  readonly foreign: string[];
  /** Accounts with the address of another account of the backup. */
  readonly clashing: string[];
}

/**
 * Compares a project with what is wanted, and takes what is there already from the wanted. So a restore that was cut off
 * goes on where it stopped.
 * @param wanted is changed: what is left has to be stored
 */
export async function survey(
  wanted: Wanted,
  documents: AsyncIterable<Line>,
  accounts: readonly Account[],
  scope: readonly string[],
): Promise<Survey> {
  const present = { documents: 0, accounts: 0 };
  const differing: string[] = [];
  const foreign: string[] = [];
  for await (const line of documents) {
    if (!isWithin(line.path, scope)) continue;
    const digest = wanted.documents.get(line.path);
    if (digest === undefined) foreign.push(line.path);
    else if (digest === digestOf(JSON.stringify(line))) {
      wanted.documents.delete(line.path);
      present.documents += 1;
    } else differing.push(line.path);
  }
  const owners = ownersOf(wanted.accounts.values());
  const clashing: string[] = [];
  for (const account of scope.length === 0 ? accounts : []) {
    const { localId, email } = account.fields;
    if ((owners.get(email) ?? localId) !== localId) clashing.push(localId);
    const twin = wanted.accounts.get(localId);
    if (twin === undefined) foreign.push(`account ${localId}`);
    else if (isThere(account, twin)) {
      wanted.accounts.delete(localId);
      present.accounts += 1;
    } else differing.push(`account ${localId}`);
  }
  return { present, differing, foreign, clashing };
}

function ownersOf(accounts: Iterable<Account>): ReadonlyMap<string | undefined, string> {
  const pairs = [...accounts].map(({ fields }) => [fields.email, fields.localId] as const);
  return new Map(pairs.filter(([email]) => email !== undefined));
}

/** Whether an account is there as wanted. A password that is there stays, and a sign-in since then changes nothing. */
function isThere(found: Account, wanted: Account): boolean {
  const hasPassword = found.isWithheld || found.fields.passwordHash !== undefined;
  const isComplete = hasPassword || wanted.fields.passwordHash === undefined;
  return isComplete && lasting(found) === lasting(wanted);
}

function lasting({ fields }: Account): string {
  const changing = { passwordHash: undefined, salt: undefined, lastLoginAt: undefined };
  return JSON.stringify({ ...fields, ...changing });
}
