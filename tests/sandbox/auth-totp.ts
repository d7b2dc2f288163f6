/**
 * Teaches the Auth emulator, which plays SMS only, time-based second factors:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment
 * A factor is stored as one by SMS with a number of its own. Its secret follows from its id.
 */
import { createHash, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { base32, PERIOD_SECONDS, totpCode } from "../support/totp.ts";

const NUMBER = "+15555550132";
/** As the example in Google's documentation has it. */
const ADJACENT_INTERVALS = 5;
const ENROLLMENT_MS = 900_000;
/** Seen at the real service in September 2026. */
const RECENT_SECONDS = 300;

interface Factor {
  readonly mfaEnrollmentId: string;
  readonly displayName?: string;
  readonly enrolledAt: string;
  readonly phoneInfo?: string;
  readonly unobfuscatedPhoneInfo?: string;
}
interface User {
  readonly localId: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly mfaInfo?: readonly Factor[];
}
interface State {
  readonly projectId: string;
  getUserByLocalId(id: string): User | undefined;
  updateUserByLocalId(id: string, fields: object): User;
  createRefreshTokenFor(user: User, provider: string, options: object): string;
}
/** The emulator checks their schemas. */
type Message = ReturnType<typeof JSON.parse>;
type Operation = (state: State, request: Message, context: Message) => Message;
type Operations = Record<string, Operation>;
interface AuthOperations {
  readonly identitytoolkit: {
    readonly accounts: Operations & {
      readonly mfaEnrollment: Operations;
      readonly mfaSignIn: Operations;
    };
    readonly projects: Operations & { readonly accounts: Operations };
  };
  readonly securetoken: { readonly token: Operation };
}

export function addTotp(): void {
  const load = createRequire(import.meta.url);
  const { authOperations } = load("firebase-tools/lib/emulator/auth/operations") as {
    authOperations: AuthOperations;
  };
  const errors = load("firebase-tools/lib/emulator/auth/errors");
  const assert: (condition: unknown, message: string) => asserts condition = errors.assert;
  const { accounts, projects } = authOperations.identitytoolkit;
  const disabled = new Set<string>();

  function requireTotp({ projectId }: State): void {
    assert(!disabled.has(projectId), "OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.");
  }

  function findSession(state: State, idToken: string) {
    const [, payload = ""] = idToken.split(".");
    const token = JSON.parse(Buffer.from(payload, "base64url").toString());
    const user = state.getUserByLocalId(token.user_id);
    assert(user, "USER_NOT_FOUND");
    return { user, token };
  }

  function issue(state: State, user: User, id: string, context: Message): Message {
    const secondFactor = { identifier: id, provider: "totp" };
    const refreshToken = state.createRefreshTokenFor(user, "password", { secondFactor });
    const request = { grantType: "refresh_token", refreshToken };
    const answer = authOperations.securetoken.token(state, request, context);
    return { idToken: answer.id_token, refreshToken };
  }

  replace(accounts.mfaEnrollment, "start", (former, state, request, context) => {
    if (!request.totpEnrollmentInfo) return former(state, request, context);
    requireTotp(state);
    const { user, token } = findSession(state, request.idToken);
    assert(user.emailVerified, "UNVERIFIED_EMAIL : Need to verify email first.");
    const age = Date.now() / 1000 - token.auth_time;
    assert(age < RECENT_SECONDS, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    const id = randomUUID();
    return {
      totpSessionInfo: {
        ...{ sharedSecretKey: toSecret(id), verificationCodeLength: 6, hashingAlgorithm: "SHA1" },
        ...{ periodSec: PERIOD_SECONDS, sessionInfo: id },
        finalizeEnrollmentTime: new Date(Date.now() + ENROLLMENT_MS).toISOString(),
      },
    };
  });

  replace(accounts.mfaEnrollment, "finalize", (former, state, request, context) => {
    const { sessionInfo: id, verificationCode } = request.totpVerificationInfo ?? {};
    if (!id) return former(state, request, context);
    requireTotp(state);
    const { user } = findSession(state, request.idToken);
    assert(request.displayName, "MISSING_DISPLAY_NAME");
    assert(isValidCode(id, verificationCode), "INVALID_CODE");
    const { mfaInfo = [] } = user;
    assert(!mfaInfo.some(isTotp), "SECOND_FACTOR_LIMIT_EXCEEDED : One TOTP factor at most.");
    const factor: Factor = {
      ...{ mfaEnrollmentId: id, displayName: request.displayName },
      ...{ enrolledAt: new Date().toISOString(), phoneInfo: NUMBER, unobfuscatedPhoneInfo: NUMBER },
    };
    const after = state.updateUserByLocalId(user.localId, { mfaInfo: [...mfaInfo, factor] });
    return { ...issue(state, after, id, context), totpAuthInfo: {} };
  });

  replace(accounts, "signInWithPassword", async (former, state, request, context) => {
    const answer = await former(state, request, context);
    if (!answer.mfaInfo) return answer;
    const stored = state.getUserByLocalId(answer.localId)?.mfaInfo ?? [];
    return { ...answer, mfaInfo: stored.map(toShownFactor) };
  });

  replace(accounts.mfaSignIn, "finalize", (former, state, request, context) => {
    const { mfaEnrollmentId: id, mfaPendingCredential, totpVerificationInfo } = request;
    if (!totpVerificationInfo) return former(state, request, context);
    assert(mfaPendingCredential, "MISSING_MFA_PENDING_CREDENTIAL");
    const pending = JSON.parse(Buffer.from(mfaPendingCredential, "base64").toString());
    const user = state.getUserByLocalId(pending.localId);
    const isOwn = user?.mfaInfo?.some((factor) => factor.mfaEnrollmentId === id && isTotp(factor));
    assert(user && isOwn, "INVALID_MFA_ENROLLMENT_ID");
    assert(isValidCode(id, totpVerificationInfo.verificationCode), "INVALID_CODE");
    const lastLoginAt = String(Date.now());
    const after = state.updateUserByLocalId(user.localId, { lastLoginAt });
    return issue(state, after, id, context);
  });

  for (const [operations, name] of [
    [accounts, "lookup"],
    [projects.accounts, "lookup"],
    [projects.accounts, "batchGet"],
  ] as const)
    replace(operations, name, async (former, state, request, context) => {
      const answer = await former(state, request, context);
      // An export, which the emulator imports again.
      if (context.params?.query?.maxResults < 0) return answer;
      const users = answer.users?.map((user: User) =>
        user.mfaInfo ? { ...user, mfaInfo: user.mfaInfo.map(toShownFactor) } : user,
      );
      return { ...answer, ...(users && { users }) };
    });

  replace(projects, "updateConfig", (former, state, request, context) => {
    const { state: offer } = request.mfa?.providerConfigs?.[0] ?? {};
    if (offer === undefined) return former(state, request, context);
    if (offer === "ENABLED") disabled.delete(state.projectId);
    else disabled.add(state.projectId);
    return request;
  });
}

function replace(
  operations: Operations,
  name: string,
  next: (former: Operation, ...rest: Parameters<Operation>) => Message,
): void {
  const former = operations[name];
  if (!former) throw new Error(`The Auth emulator has no ${name}`);
  operations[name] = (...rest) => next(former, ...rest);
}

function isTotp({ unobfuscatedPhoneInfo, phoneInfo }: Factor): boolean {
  return (unobfuscatedPhoneInfo ?? phoneInfo) === NUMBER;
}

function toShownFactor(factor: Factor): object {
  if (!isTotp(factor)) return factor;
  const { mfaEnrollmentId, displayName, enrolledAt } = factor;
  return { mfaEnrollmentId, displayName, enrolledAt, totpInfo: {} };
}

function toSecret(id: string): string {
  return base32(createHash("sha1").update(id).digest());
}

function isValidCode(id: string, code: unknown): boolean {
  const steps = Array.from(
    { length: 2 * ADJACENT_INTERVALS + 1 },
    (_, n) => n - ADJACENT_INTERVALS,
  );
  return steps.some((n) => totpCode(toSecret(id), Date.now() + n * PERIOD_SECONDS * 1000) === code);
}
