import { recoveryMail } from "domain/accounts/access-mail";
import {
  formatRecoveryCode,
  MAKING_SECONDS,
  parseRecoveryCode,
  RECOVERY_CODES,
  type RecoveryCodes,
} from "domain/accounts/recovery-code";
import type { Account } from "domain/accounts/role";
import type { Calls } from "domain/calls/calls";
import type { RedeemRecoveryCodeInput } from "domain/calls/users";
import { auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { CONTACT_BUCKET, PASSWORD_BUCKET } from "domain/shared/rate-limit";
import type * as v from "valibot";
import { getErrorCode, type Log } from "../log.ts";
import type { StoreDeps } from "../store/store.ts";
import { type LimitKey, networkLimits, type Origin, spendTokens } from "../store/token-bucket.ts";
import type { AccessMailDeps } from "./access-mail.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import { waitForEndOfSecond } from "./end-sessions.ts";
import { ACCESS_FIELDS, endAllSessions, grantsAccess, hasSameAddress } from "./roles.ts";

export interface Secrets {
  readonly create: () => string;
  readonly toHash: (uid: string, secret: string) => string;
  /** -1 when none is the same. */
  readonly indexOf: (hashes: readonly string[], hash: string) => number;
}

export interface RecoveryDeps extends StoreDeps {
  readonly accounts: Pick<UserAccounts, "byUid">;
  readonly secrets: Secrets;
}

/** Replaces all former codes. They are shown once: only their hashes are stored. */
export async function makeRecoveryCodes(
  { store, now, secrets, accounts }: RecoveryDeps,
  caller: Account,
): Promise<Calls["makeRecoveryCodes"]["output"]> {
  const at = now();
  const [factor] = (caller.second_factor && (await accounts.byUid(caller.uid))?.factors) || [];
  if (factor === undefined) {
    throw new DomainError("failed-precondition", "Sign in with your second factor first");
  }
  if (at.getTime() / 1000 - caller.auth_time > MAKING_SECONDS) {
    throw new DomainError("failed-precondition", "Too much time has passed. Start again.");
  }
  const created = Array.from({ length: RECOVERY_CODES }, secrets.create);
  const hashes = created.map((secret) => secrets.toHash(caller.uid, secret));
  await store.atomically(async (transaction) => {
    const { user_roles } = await transaction.read({
      user_roles: { ids: [caller.uid], fields: ACCESS_FIELDS },
    });
    if (!grantsAccess(user_roles.get(caller.uid), caller, "panel.open")) {
      throw new DomainError("permission-denied");
    }
    transaction.set("recovery_codes", caller.uid, { factor, hashes, made_at: at });
    transaction.add("audit_log", auditEntry(at, caller, "recovery_codes_made"));
  });
  return { codes: created.map(formatRecoveryCode) };
}

export async function countRecoveryCodes(
  { store, accounts }: Pick<RecoveryDeps, "store" | "accounts">,
  { uid }: Account,
): Promise<Calls["countRecoveryCodes"]["output"]> {
  const { recovery_codes } = await store.read({ recovery_codes: [uid] });
  return { left: validHashes(recovery_codes.get(uid), await accounts.byUid(uid)).length };
}

function validHashes(
  storedCodes: RecoveryCodes | undefined,
  account: Pick<AccountFacts, "factors"> | null,
): readonly string[] {
  return storedCodes && account?.factors.includes(storedCodes.factor) ? storedCodes.hashes : [];
}

export interface RedeemDeps extends StoreDeps {
  readonly accounts: Pick<UserAccounts, "byEmail" | "removeSecondFactors" | "endSessions">;
  readonly provePassword: (email: string, password: string) => Promise<boolean>;
  readonly secrets: Secrets;
  readonly toKey: LimitKey;
  readonly sendMail: AccessMailDeps["sendMail"];
  readonly panelUrl: string;
  readonly wait: (ms: number) => Promise<void>;
  readonly log: Log;
}

/**
 * For a lost phone: password and code remove the second factor and end all sessions. Firebase Auth has no recovery
 * codes, so the account signs in with the password afterwards, and sets up another factor where one is demanded.
 * Whatever is wrong is refused in the same words.
 * @throws DomainError resource-exhausted, unauthenticated, unavailable
 */
export async function redeemRecoveryCode(
  deps: RedeemDeps,
  { email, password, code }: v.InferOutput<typeof RedeemRecoveryCodeInput>,
  visitor: Origin,
): Promise<Calls["redeemRecoveryCode"]["output"]> {
  await spendAttempt(deps, email, visitor);
  const isProven = await deps.provePassword(email, password);
  const account = isProven ? await deps.accounts.byEmail(email) : null;
  const secret = parseRecoveryCode(code);
  if (!account || account.disabled || secret === undefined) throw refused();
  const until = Math.floor(deps.now().getTime() / 1000);
  await waitForEndOfSecond(deps, until);
  await spendCode(deps, account, deps.secrets.toHash(account.uid, secret), until);
  // The other codes stay until this has succeeded, so that one of them can repeat it.
  await deps.accounts.removeSecondFactors(account.uid);
  await deps.sendMail(recoveryMail(account.email, deps.panelUrl)).catch((error: unknown) => {
    deps.log("access_mail_not_sent", { uid: account.uid, code: getErrorCode(error) });
  });
  await deps.accounts.endSessions(account.uid);
  await deps.store.batch((writes) => writes.delete("recovery_codes", account.uid));
  return { removed: true };
}

async function spendAttempt(
  { store, toKey, now }: RedeemDeps,
  email: string,
  visitor: Origin,
): Promise<void> {
  const at = now();
  const limits = [
    ...(await networkLimits(toKey, visitor, at, "recovery", { rule: CONTACT_BUCKET })),
    { key: await toKey(email, at, "recovery account"), rule: PASSWORD_BUCKET },
  ];
  const isAllowed = await store.atomically((transaction) => spendTokens(transaction, limits, at));
  if (!isAllowed) throw new DomainError("resource-exhausted");
}

function spendCode(
  { store, secrets, now }: RedeemDeps,
  account: AccountFacts,
  hash: string,
  until: number,
): Promise<void> {
  const { uid, email } = account;
  return store.atomically(async (transaction) => {
    const { user_roles, recovery_codes } = await transaction.read({
      user_roles: { ids: [uid], fields: ["role", "email"] },
      recovery_codes: [uid],
    });
    const row = user_roles.get(uid);
    const storedCodes = recovery_codes.get(uid);
    const hashes = validHashes(storedCodes, account);
    const index = secrets.indexOf(hashes, hash);
    const isHolder = row !== undefined && hasSameAddress(row, email);
    if (!storedCodes || index < 0 || !isHolder) throw refused();
    const end = await endAllSessions(transaction, uid, until);
    end();
    const others = hashes.filter((_, at) => at !== index);
    transaction.set("recovery_codes", uid, { ...storedCodes, hashes: others });
    const entry = auditEntry(now(), { uid, email }, "recovery_code_used", { target: uid });
    transaction.add("audit_log", entry);
  });
}

function refused(): DomainError {
  return new DomainError("unauthenticated");
}
