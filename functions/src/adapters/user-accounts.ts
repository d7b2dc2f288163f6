import type { Auth, UserRecord } from "firebase-admin/auth";
import type { AccountFacts, UserAccounts } from "../use-cases/account-ports.ts";
import { authCoded } from "./auth-codes.ts";

/** Accounts that Auth gives for one question. */
const ASKED_AT_ONCE = 100;

/** Accounts of Firebase Auth over the Admin SDK. */
export function userAccounts(auth: Auth): UserAccounts {
  return authCoded<UserAccounts>({
    byUid: (uid) => unlessMissing(auth.getUser(uid).then(factsOf)),
    byEmail: (email) => unlessMissing(auth.getUserByEmail(email).then(factsOf)),
    byUids: async (uids) => {
      const groups = Array.from({ length: Math.ceil(uids.length / ASKED_AT_ONCE) }, (_, index) =>
        uids.slice(index * ASKED_AT_ONCE, (index + 1) * ASKED_AT_ONCE),
      );
      const answers = await Promise.all(
        groups.map((group) => auth.getUsers(group.map((uid) => ({ uid })))),
      );
      const found = new Map(answers.flatMap(({ users }) => users).map((user) => [user.uid, user]));
      // In the order asked for, which Auth does not promise.
      return uids.flatMap((uid) => {
        const user = found.get(uid);
        return user ? [factsOf(user)] : [];
      });
    },
    create: async (email, password) => {
      try {
        return factsOf(await auth.createUser({ email, password, emailVerified: false }));
      } catch (error) {
        if (hasCode(error, "auth/email-already-exists")) return null;
        throw error;
      }
    },
    remove: (uid) => auth.deleteUser(uid),
    takeOver: async ({ uid, otherProviders }, password) => {
      await auth.updateUser(uid, {
        password,
        ...(otherProviders.length > 0 && { providersToUnlink: [...otherProviders] }),
      });
    },
    endSessions: (uid) => auth.revokeRefreshTokens(uid),
    setClaims: (uid, claims) => auth.setCustomUserClaims(uid, claims),
    page: async (most, token) => {
      const { users, pageToken } = await auth.listUsers(most, token);
      // The emulator answers an empty token at the end, the real service none.
      return { accounts: users.map(factsOf), next: pageToken || undefined };
    },
    verificationLink: (email, url) => auth.generateEmailVerificationLink(email, { url }),
  });
}

function factsOf(user: UserRecord): AccountFacts {
  return {
    uid: user.uid,
    email: user.email ?? "",
    verified: user.emailVerified,
    disabled: user.disabled,
    otherProviders: user.providerData
      .map(({ providerId }) => providerId)
      .filter((provider) => provider !== "password"),
    claims: user.customClaims ?? {},
    created_at: new Date(user.metadata.creationTime),
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
