import { addresses } from "./addresses.ts";
import type { AdminSdk } from "./admin-sdk.ts";
import demoAdmin from "./demo-admin.json" with { type: "json" };

export { demoAdmin };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Makes a verified account without any right. */
export async function createAccount(
  { auth }: AdminSdk,
  { email, password }: Credentials,
  { verified = true } = {},
): Promise<string> {
  const { uid } = await auth.createUser({ email, password, emailVerified: verified });
  return uid;
}

/** Makes a verified administrator: account, claim and role row, all three that access needs. */
export async function createAdmin(sdk: AdminSdk, credentials: Credentials): Promise<string> {
  const uid = await createAccount(sdk, credentials);
  await sdk.auth.setCustomUserClaims(uid, { admin: true });
  await sdk.db
    .doc(`user_roles/${uid}`)
    .set({ user_id: uid, role: "admin", created_at: new Date() });
  return uid;
}

/** Signs in as a browser would and gives the ID token. */
export async function signIn({ email, password }: Credentials): Promise<string> {
  const { ports } = addresses();
  const answer = await fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${email} could not sign in (${answer.status})`);
  return idToken;
}
