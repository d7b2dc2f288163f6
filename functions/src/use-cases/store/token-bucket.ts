import {
  type Bucket,
  type BucketRule,
  CONTACT_BUCKET,
  EDGE_BUCKET,
  networkOf,
  takeTokens,
} from "../../domain/shared/rate-limit.ts";
import type { Visitor } from "../../domain/shared/visitor.ts";
import type { Reads, Transaction, Writes } from "./store.ts";

export const RATE_LIMIT_LIFE_MS = 48 * 3_600_000;

export async function readBucket(reads: Reads, key: string): Promise<Bucket | null> {
  const { rate_limits } = await reads.read({
    rate_limits: { ids: [key], fields: ["tokens", "used", "refilled_at"] },
  });
  const { tokens, used, refilled_at } = rate_limits.get(key) ?? {};
  if (tokens === undefined || used === undefined || refilled_at === undefined) return null;
  return { tokens, used, refilled_at };
}

/** @returns false when none is left; nothing is written */
export function spendToken(
  writes: Writes,
  key: string,
  bucket: Bucket | null,
  rule: BucketRule,
  now: Date,
  cost?: number,
): boolean {
  const next = takeTokens(bucket, rule, now, cost);
  if (next === null) return false;
  const expires_at = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
  writes.set("rate_limits", key, { ...next, expires_at });
  return true;
}

export interface Limit {
  readonly key: string;
  readonly rule: BucketRule;
  readonly cost?: number;
}

/** A hash that stands for a network or an account in one use. */
export type LimitKey = (text: string, now: Date, use: string) => Promise<string>;

export async function networkLimits(
  keyOf: LimitKey,
  { address, nearest }: Pick<Visitor, "address" | "nearest">,
  now: Date,
  use: string,
  rule = CONTACT_BUCKET,
): Promise<readonly Limit[]> {
  const limits = [{ key: await keyOf(address, now, use), rule }];
  if (networkOf(address) !== networkOf(nearest)) {
    limits.push({ key: await keyOf(nearest, now, `${use} edge`), rule: EDGE_BUCKET });
  }
  return limits;
}

/** @returns false when one of them has too few tokens; later ones are not spent then */
export async function spendTokens(
  transaction: Transaction,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  const buckets = await Promise.all(limits.map(({ key }) => readBucket(transaction, key)));
  return limits.every(({ key, rule, cost }, index) =>
    spendToken(transaction, key, buckets[index] ?? null, rule, now, cost),
  );
}
