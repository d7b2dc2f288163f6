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

/** What Auth answers to a person who signs in. */
interface Session {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

/** Signs in as a browser would and gives the ID token. */
export async function signIn(credentials: Credentials): Promise<string> {
  return (await startSession(credentials)).idToken;
}

/** @throws when Auth refuses the credentials */
async function startSession({ email, password }: Credentials): Promise<Session> {
  const { ports, project } = addresses();
  const answer = await fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: "POST",
      // The emulator takes any key for one of the project that it was started with; its owner may name another.
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: project }),
    },
  );
  const session = (await answer.json()) as Partial<Session>;
  if (!session.idToken) throw new Error(`${email} could not sign in (${answer.status})`);
  return session as Session;
}

/** What a browser stores of a person who is signed in, in the form that Playwright restores. */
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
  // The SDK takes it from here to IndexedDB, which it prefers.
  const localStorage = [{ name: "firebase:authUser:demo:[DEFAULT]", value: JSON.stringify(user) }];
  return { cookies: [], origins: [{ origin: addresses().site, localStorage }] };
}
