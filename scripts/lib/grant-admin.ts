import { applicationDefault, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { roleStore } from "../../functions/src/adapters/role-store.ts";
import { auditEntry, SYSTEM } from "../../functions/src/domain/audit.ts";

/**
 * Gives the account of an address claim and role row; other claims stay. Repeating it repairs what was missing.
 * @param project id of the project; left out, the one of the credentials
 * @returns why nothing was granted, or undefined
 */
export async function grantAdmin(email: string, project?: string): Promise<string | undefined> {
  const emulated = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const projectId = project ?? process.env.GCLOUD_PROJECT;
  const app = initializeApp({
    ...(projectId ? { projectId } : {}),
    ...(emulated ? {} : { credential: applicationDefault() }),
  });
  const auth = getAuth(app);
  const db = getFirestore(app);
  try {
    const user = await accountOf(auth, email);
    if (!user) return `No account has the address ${email}: sign up on the panel first.`;
    if (!user.emailVerified)
      return `${email} is not verified: follow the link in the verification mail first.`;
    if (user.disabled) return `The account of ${email} is disabled.`;
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
    const entry = auditEntry(new Date(), SYSTEM, "administrator_created", { target: user.uid });
    await roleStore(db).grant(user.uid, entry);
    return undefined;
  } finally {
    await db.terminate();
  }
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === "auth/user-not-found") return undefined;
    throw error;
  }
}
