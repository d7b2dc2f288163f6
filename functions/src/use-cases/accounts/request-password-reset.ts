import type { Calls } from "domain/calls/calls";
import type { RequestPasswordResetInput } from "domain/calls/users";
import { DomainError } from "domain/shared/errors";
import { CONTACT_BUCKET, PASSWORD_BUCKET } from "domain/shared/rate-limit";
import type * as v from "valibot";
import { getErrorCode } from "../log.ts";
import type { Store } from "../store/store.ts";
import { type LimitKey, networkLimits, type Origin, spendTokens } from "../store/token-bucket.ts";
import type { UserAccounts } from "./accounts.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";

/** Longer than looking up an account and sending a mail usually take. */
const ANSWER_MS = 3000;

export interface PasswordResetDeps extends PasswordMailDeps {
  readonly accounts: Pick<UserAccounts, "byEmail" | "passwordCode">;
  readonly store: Store;
  readonly toKey: LimitKey;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Known and unknown addresses get the same answer after the same time, and the same limits.
 * @throws DomainError resource-exhausted
 */
export async function requestPasswordReset(
  deps: PasswordResetDeps,
  { email }: v.InferOutput<typeof RequestPasswordResetInput>,
  visitor: Origin,
): Promise<Calls["requestPasswordReset"]["output"]> {
  const now = deps.now();
  const limits = [
    ...(await networkLimits(deps.toKey, visitor, now, "password", { rule: CONTACT_BUCKET })),
    { key: await deps.toKey(email, now, "password account"), rule: PASSWORD_BUCKET },
  ];
  const isAllowed = await deps.store.atomically((transaction) =>
    spendTokens(transaction, limits, now),
  );
  if (!isAllowed) throw new DomainError("resource-exhausted");
  await Promise.all([mailIfKnown(deps, email), deps.wait(ANSWER_MS)]);
  return { requested: true };
}

async function mailIfKnown(deps: PasswordResetDeps, email: string): Promise<void> {
  try {
    const account = await deps.accounts.byEmail(email);
    if (account && !account.disabled) await sendPasswordMail(deps, account);
  } catch (error) {
    deps.log("account_not_looked_up", { code: getErrorCode(error) });
  }
}
