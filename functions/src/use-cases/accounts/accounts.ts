import { DomainError } from "domain/shared/errors";

export interface AccountFacts {
  readonly uid: string;
  readonly email: string;
  readonly verified: boolean;
  readonly disabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
  readonly signed_in_at: Date | null;
  /** Ids of the second factors; another one of the same kind has another id. */
  readonly factors: readonly string[];
}

export interface UserAccounts {
  readonly byUid: (uid: string) => Promise<AccountFacts | null>;
  readonly byEmail: (email: string) => Promise<AccountFacts | null>;
  readonly byUids: (uids: readonly string[]) => Promise<readonly AccountFacts[]>;
  /**
   * The password is unknown by default, the address not confirmed.
   * @returns null when the address has an account
   */
  readonly create: (email: string, password?: string) => Promise<AccountFacts | null>;
  /** An account that is gone already is no error. */
  readonly remove: (uid: string) => Promise<void>;
  readonly endSessions: (uid: string) => Promise<void>;
  readonly removeSecondFactors: (uid: string) => Promise<void>;
  readonly setClaims: (uid: string, claims: Record<string, unknown>) => Promise<void>;
  readonly page: (
    maxAccounts: number,
    token: string | undefined,
  ) => Promise<{ readonly accounts: readonly AccountFacts[]; readonly next: string | undefined }>;
  /** For `confirmPasswordReset`; Firebase Auth accepts it once, for an hour. */
  readonly passwordCode: (email: string) => Promise<string>;
  readonly verificationLink: (email: string, continueUrl: string) => Promise<string>;
}

/** The emulator counts the creation of an account as a sign-in, which it is only for those who signed up themselves. */
export function isSignInAtCreation({
  created_at,
  signed_in_at,
}: Pick<AccountFacts, "created_at" | "signed_in_at">): boolean {
  return signed_in_at !== null && signed_in_at.getTime() - created_at.getTime() <= 1000;
}

/** An empty configuration matches no address. */
export function isMainEmail(email: string, mainEmail: string): boolean {
  const expectedEmail = mainEmail.trim().toLowerCase();
  return expectedEmail !== "" && email.trim().toLowerCase() === expectedEmail;
}

/** @throws DomainError failed-precondition */
export function requireNotMain(
  account: AccountFacts | null,
  mainEmail: string,
  refusal = "The main administrator cannot be removed",
): void {
  if (account && isMainEmail(account.email, mainEmail)) {
    throw new DomainError("failed-precondition", refusal);
  }
}
