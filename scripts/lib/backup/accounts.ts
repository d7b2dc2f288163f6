import { readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../command.ts";

/** As `firebase auth:export` writes it. */
export interface Account {
  readonly localId: string;
  readonly email?: string;
  readonly passwordHash?: string;
  readonly salt?: string;
  readonly mfaInfo?: readonly { readonly phoneInfo?: string }[];
}

/** The hash without the permission firebaseauth.configs.getHashConfig. */
const WITHHELD = Buffer.from("REDACTED").toString("base64");

/** @throws SyntaxError when the file is not whole */
export function readAccounts(file: string): readonly Account[] {
  return (JSON.parse(readFileSync(file, "utf8")) as { users: readonly Account[] }).users;
}

export function writeAccounts(file: string, users: readonly Account[]): void {
  writeFileSync(file, JSON.stringify({ users }));
}

export function isPasswordWithheld({ passwordHash }: Account): boolean {
  return passwordHash === WITHHELD;
}

/**
 * @param present stay as they are
 * @returns those that the project lacks, as `auth:import` takes them
 */
export function missingAccounts(
  savedAccounts: readonly Account[],
  presentAccounts: readonly Account[],
  keepPasswords: boolean,
): readonly Account[] {
  const ids = new Set(presentAccounts.map(({ localId }) => localId));
  const emails = new Set(presentAccounts.flatMap(({ email }) => email ?? []));
  const lostAccounts = savedAccounts.filter(({ localId }) => !ids.has(localId));
  // Auth would have two accounts with one address.
  const clashing = lostAccounts.flatMap(({ email }) => (email && emails.has(email) ? [email] : []));
  if (clashing.length > 0)
    throw new UserError(
      `Nothing was written: other accounts of the project have addresses of the backup (${clashing.join(", ")}). Delete or rename them first.`,
    );
  return lostAccounts.map((account) => {
    const { passwordHash, salt, mfaInfo = [], ...rest } = account;
    const phones = mfaInfo.filter(({ phoneInfo }) => phoneInfo !== undefined);
    const hasPassword = keepPasswords && passwordHash && !isPasswordWithheld(account);
    return {
      ...rest,
      ...(hasPassword && { passwordHash, ...(salt && { salt }) }),
      ...(phones.length > 0 && { mfaInfo: phones }),
    };
  });
}
