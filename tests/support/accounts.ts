import type { Role } from "domain/accounts/permissions";
import { addresses } from "./addresses.ts";
import type { AdminSdk } from "./admin-sdk.ts";
import demoAdmin from "./demo-admin.json" with { type: "json" };
import { totpCode } from "./totp.ts";

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
export async function createAdmin(
  sdk: AdminSdk,
  credentials: Credentials,
  role: Role = "admin",
): Promise<string> {
  const uid = await createAccount(sdk, credentials);
  await sdk.auth.setCustomUserClaims(uid, { admin: true });
  await sdk.db
    .doc(`user_roles/${uid}`)
    .set({ user_id: uid, role, email: credentials.email, created_at: new Date() });
  return uid;
}

interface Session {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** The life of the token, in seconds. */
  readonly expiresIn: string;
}

export async function signIn(credentials: Credentials, secret?: string): Promise<string> {
  return (await startSession(credentials, secret)).idToken;
}

/** @returns an ID token of the account, which is created when there is none */
export async function signInWithGoogle(person: {
  readonly sub: string;
  readonly email: string;
}): Promise<string> {
  // The emulator takes the claims of a token for the token.
  const claims = JSON.stringify({ ...person, email_verified: true });
  const postBody = new URLSearchParams({ id_token: claims, providerId: "google.com" }).toString();
  const request = { postBody, requestUri: "http://localhost", returnSecureToken: true };
  return readIdToken(await authRequest("signInWithIdp", request));
}

/** @returns an ID token of a new account that has no address */
export async function signInWithoutAddress({ auth }: AdminSdk): Promise<string> {
  const { uid } = await auth.createUser({});
  const token = await auth.createCustomToken(uid);
  return readIdToken(
    await authRequest("signInWithCustomToken", { token, returnSecureToken: true }),
  );
}

async function readIdToken(answer: Response): Promise<string> {
  const { idToken } = (await answer.json()) as { readonly idToken?: string };
  if (idToken === undefined) throw new Error(`No sign-in (${answer.status})`);
  return idToken;
}

/** Turns the second factor on. @returns its secret */
export async function enroll(credentials: Credentials): Promise<string> {
  const idToken = await signIn(credentials);
  const { totpSessionInfo } = await secondFactorRequest("mfaEnrollment:start", {
    ...{ idToken, totpEnrollmentInfo: {} },
  });
  const { sharedSecretKey, sessionInfo } = totpSessionInfo;
  await secondFactorRequest("mfaEnrollment:finalize", {
    ...{ idToken, displayName: "Authenticator app" },
    totpVerificationInfo: { sessionInfo, verificationCode: totpCode(sharedSecretKey) },
  });
  return sharedSecretKey;
}

/** @returns the answer, also of a refusal */
export async function secondFactorRequest(name: string, data: object) {
  return (await authRequest(name, data, "v2")).json();
}

/** @param oobCode from a mailed link */
export async function choosePassword(oobCode: string, newPassword: string): Promise<void> {
  const answer = await authRequest("resetPassword", { oobCode, newPassword });
  if (!answer.ok) throw new Error(`The password was not changed (${answer.status})`);
}

/**
 * Asks for another address with an ID token, as a client does.
 * @returns the code of the link that is mailed to the new address
 */
export async function askAddressChange(idToken: string, newEmail: string): Promise<string> {
  const requestType = "VERIFY_AND_CHANGE_EMAIL";
  const answer = await authRequest("sendOobCode", { requestType, idToken, newEmail });
  if (!answer.ok) throw new Error(await answer.text());
  const { ports, project } = addresses();
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as {
    readonly oobCodes: readonly { readonly requestType: string; readonly oobCode: string }[];
  };
  const code = oobCodes.findLast((mailed) => mailed.requestType === requestType)?.oobCode;
  if (code === undefined) throw new Error("No link was mailed");
  return code;
}

/** Opens a mailed link that confirms or changes an address. */
export async function applyCode(oobCode: string): Promise<void> {
  // The emulator demands an account of its owner, and then takes the one of the code.
  const answer = await authRequest("update", { oobCode, localId: "of-the-code" });
  if (!answer.ok) throw new Error(`The code was refused: ${await answer.text()}`);
}

/** Of the project's Auth configuration. */
export async function offerTotp(isOffered: boolean): Promise<void> {
  const { ports, project } = addresses();
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v2/projects/${project}/config`;
  const state = isOffered ? "ENABLED" : "DISABLED";
  const answer = await fetch(`${url}?updateMask=mfa`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ mfa: { providerConfigs: [{ state, totpProviderConfig: {} }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

function authRequest(name: string, data: object, version = "v1"): Promise<Response> {
  const { ports, project } = addresses();
  return fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/${version}/accounts${version === "v1" ? ":" : "/"}${name}?key=demo`,
    {
      method: "POST",
      // The emulator accepts any API key.
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ ...data, targetProjectId: project }),
    },
  );
}

/** @param secret of a second factor */
async function startSession({ email, password }: Credentials, secret = ""): Promise<Session> {
  const credentials = { email, password, returnSecureToken: true };
  const answer = await authRequest("signInWithPassword", credentials);
  const session = (await answer.json()) as Partial<Session> & SecondStep;
  const { mfaPendingCredential, mfaInfo } = session;
  if (mfaInfo && secret !== "") {
    const code = { verificationCode: totpCode(secret) };
    const tokens = await secondFactorRequest("mfaSignIn:finalize", {
      ...{ mfaPendingCredential, mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId },
      totpVerificationInfo: code,
    });
    return { ...session, ...tokens, expiresIn: "3600" };
  }
  if (!session.idToken) throw new Error(`${email} could not sign in (${answer.status})`);
  return session as Session;
}

interface SecondStep {
  readonly mfaPendingCredential?: string;
  readonly mfaInfo?: readonly { readonly mfaEnrollmentId: string }[];
}

/** In Playwright's format. */
export async function signedInState(credentials: Credentials, secret?: string) {
  const session = await startSession(credentials, secret);
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
