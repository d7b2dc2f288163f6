import { addresses } from "./addresses.ts";
import type { AdminSdk } from "./admin-sdk.ts";
import demoAdmin from "./demo-admin.json" with { type: "json" };

export { demoAdmin };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function createAccount(
  { auth }: AdminSdk,
  { email, password }: Credentials,
  { verified = true } = {},
): Promise<string> {
  const { uid } = await auth.createUser({ email, password, emailVerified: verified });
  return uid;
}

/** Account, claim and role document. */
export async function createAdmin(sdk: AdminSdk, credentials: Credentials): Promise<string> {
  const uid = await createAccount(sdk, credentials);
  await sdk.auth.setCustomUserClaims(uid, { admin: true });
  await sdk.db
    .doc(`user_roles/${uid}`)
    .set({ user_id: uid, role: "admin", created_at: new Date() });
  return uid;
}

interface Session {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

export async function signIn(credentials: Credentials): Promise<string> {
  return (await startSession(credentials)).idToken;
}

/** @param oobCode from a mailed link */
export async function choosePassword(oobCode: string, newPassword: string): Promise<void> {
  const answer = await authRequest("resetPassword", { oobCode, newPassword });
  if (!answer.ok) throw new Error(`The password was not changed (${answer.status})`);
}

function authRequest(name: string, data: object): Promise<Response> {
  const { ports, project } = addresses();
  return fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`,
    {
      method: "POST",
      // The emulator accepts any API key.
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ ...data, targetProjectId: project }),
    },
  );
}

async function startSession({ email, password }: Credentials): Promise<Session> {
  const credentials = { email, password, returnSecureToken: true };
  const answer = await authRequest("signInWithPassword", credentials);
  const session = (await answer.json()) as Partial<Session>;
  if (!session.idToken) throw new Error(`${email} could not sign in (${answer.status})`);
  return session as Session;
}

/** In Playwright's format. */
export async function signedInState(credentials: Credentials) {
  const session = await startSession(credentials);
  const now = Date.now();
  const user = {
    uid: session.localId,
    email: session.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: session.idToken,
      refreshToken: session.refreshToken,
      expirationTime: now + Number(session.expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: "demo",
    appName: "[DEFAULT]",
  };
  // The SDK moves it to IndexedDB.
  const localStorage = [{ name: "firebase:authUser:demo:[DEFAULT]", value: JSON.stringify(user) }];
  return { cookies: [], origins: [{ origin: addresses().site, localStorage }] };
}
