import type { Account } from "./accounts.ts";
import type { Line } from "./documents.ts";
import { digestOf } from "./lines.ts";
import { isWithin, type Selection } from "./selection.ts";

export interface Comparison {
  readonly present: { documents: number; accounts: number };
  readonly differing: string[];
  /** Not in the backup. */
  readonly foreign: string[];
  /** Accounts with the address of another one. */
  readonly clashing: string[];
}

/** Removes from the selection what the project already holds. */
export async function compare(
  selection: Selection,
  documents: AsyncIterable<Line>,
  accounts: readonly Account[],
  scope: readonly string[],
): Promise<Comparison> {
  const present = { documents: 0, accounts: 0 };
  const differing: string[] = [];
  const foreign: string[] = [];
  for await (const line of documents) {
    if (!isWithin(line.path, scope)) continue;
    const digest = selection.documents.get(line.path);
    if (digest === undefined) foreign.push(line.path);
    else if (digest === digestOf(JSON.stringify(line))) {
      selection.documents.delete(line.path);
      present.documents += 1;
    } else differing.push(line.path);
  }
  const owners = ownersOf(selection.accounts.values());
  const clashing: string[] = [];
  for (const account of scope.length === 0 ? accounts : []) {
    const { localId, email } = account.fields;
    if ((owners.get(email) ?? localId) !== localId) clashing.push(localId);
    const selected = selection.accounts.get(localId);
    if (selected === undefined) foreign.push(`account ${localId}`);
    else if (isPresent(account, selected)) {
      selection.accounts.delete(localId);
      present.accounts += 1;
    } else differing.push(`account ${localId}`);
  }
  return { present, differing, foreign, clashing };
}

function ownersOf(accounts: Iterable<Account>): ReadonlyMap<string | undefined, string> {
  const pairs = [...accounts].map(({ fields }) => [fields.email, fields.localId] as const);
  return new Map(pairs.filter(([email]) => email !== undefined));
}

/** Another password and a later sign-in are newer than the backup. */
function isPresent(found: Account, selected: Account): boolean {
  const hasPassword = found.isWithheld || found.fields.passwordHash !== undefined;
  const isComplete = hasPassword || selected.fields.passwordHash === undefined;
  return isComplete && lastingFields(found) === lastingFields(selected);
}

function lastingFields({ fields }: Account): string {
  const changing = { passwordHash: undefined, salt: undefined, lastLoginAt: undefined };
  return JSON.stringify({ ...fields, ...changing });
}
