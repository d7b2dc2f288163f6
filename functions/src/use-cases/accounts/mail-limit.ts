import type { Actor } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { ACCESS_MAIL_BUCKET, PASSWORD_BUCKET } from "domain/shared/rate-limit";
import type { Store } from "../store/store.ts";
import { type LimitKey, spendTokens } from "../store/token-bucket.ts";

export interface MailLimitDeps {
  readonly store: Store;
  readonly toKey: LimitKey;
  readonly now: () => Date;
}

/**
 * Apart from the limits of 'Forgot password?', which visitors can use up for an address.
 * @throws DomainError resource-exhausted
 */
export async function spendAccessMail(
  deps: MailLimitDeps,
  email: string,
  { uid }: Actor,
): Promise<void> {
  const now = deps.now();
  const limits = [
    { key: await deps.toKey(email, now, "access mail"), rule: PASSWORD_BUCKET },
    { key: await deps.toKey(uid, now, "access mail sender"), rule: ACCESS_MAIL_BUCKET },
  ];
  const isAllowed = await deps.store.atomically((transaction) =>
    spendTokens(transaction, limits, now),
  );
  if (isAllowed) return;
  const text = "Too many mails were sent. Wait 20 minutes and try again.";
  throw new DomainError("resource-exhausted", text);
}
