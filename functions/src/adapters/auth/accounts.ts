import { randomBytes } from "node:crypto";
import type { Auth, UserRecord } from "firebase-admin/auth";
import type { AccountFacts, UserAccounts } from "../../use-cases/accounts/accounts.ts";
import { withDomainErrors } from "../store/stored.ts";

const ACCOUNTS_PER_REQUEST = 100;
const NO_FACTORS = { multiFactor: { enrolledFactors: null } };

export function userAccounts(auth: Auth): UserAccounts {
  return withAuthErrors<UserAccounts>({
    byUid: (uid) => unlessMissing(auth.getUser(uid).then(toFacts)),
    byEmail: (email) => unlessMissing(auth.getUserByEmail(email).then(toFacts)),
    byUids: async (uids) => {
      const groups = Array.from(
        { length: Math.ceil(uids.length / ACCOUNTS_PER_REQUEST) },
        (_, index) => uids.slice(index * ACCOUNTS_PER_REQUEST, (index + 1) * ACCOUNTS_PER_REQUEST),
      );
      const answers = await Promise.all(
        groups.map((group) => auth.getUsers(group.map((uid) => ({ uid })))),
      );
      const found = new Map(answers.flatMap(({ users }) => users).map((user) => [user.uid, user]));
      return uids.flatMap((uid) => {
        const user = found.get(uid);
        return user ? [toFacts(user)] : [];
      });
    },
    create: async (email, password = unknownPassword()) => {
      try {
        return toFacts(await auth.createUser({ email, password, emailVerified: false }));
      } catch (error) {
        if (hasCode(error, "auth/email-already-exists")) return null;
        throw error;
      }
    },
    remove: async (uid) => {
      await unlessMissing(auth.deleteUser(uid));
    },
    endSessions: (uid) => auth.revokeRefreshTokens(uid),
    removeSecondFactors: async (uid) => {
      await auth.updateUser(uid, NO_FACTORS);
    },
    setClaims: (uid, claims) => auth.setCustomUserClaims(uid, claims),
    page: async (maxAccounts, token) => {
      const { users, pageToken } = await auth.listUsers(maxAccounts, token);
      // At the end the emulator returns an empty token.
      return { accounts: users.map(toFacts), next: pageToken || undefined };
    },
    passwordCode: async (email) => {
      const link = await auth.generatePasswordResetLink(email);
      const code = new URL(link).searchParams.get("oobCode");
      if (code === null) throw new Error("The link has no code");
      return code;
    },
    verificationLink: (email, url) => auth.generateEmailVerificationLink(email, { url }),
  });
}

function unknownPassword(): string {
  return randomBytes(32).toString("base64url");
}

type AnyPort = (...args: never[]) => Promise<unknown>;

function withAuthErrors<Ports extends Readonly<Record<keyof Ports, AnyPort>>>(ports: Ports): Ports {
  const wrapped = Object.entries<AnyPort>(ports).map(([name, port]) => [
    name,
    (...args: never[]) => withDomainErrors(port(...args)),
  ]);
  return Object.fromEntries(wrapped) as Ports;
}

function toFacts(user: UserRecord): AccountFacts {
  return {
    uid: user.uid,
    email: user.email ?? "",
    verified: user.emailVerified,
    disabled: user.disabled,
    claims: user.customClaims ?? {},
    created_at: new Date(user.metadata.creationTime),
    signed_in_at: user.metadata.lastSignInTime ? new Date(user.metadata.lastSignInTime) : null,
    factors: user.multiFactor?.enrolledFactors.map(({ uid }) => uid) ?? [],
  };
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, "auth/user-not-found")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
