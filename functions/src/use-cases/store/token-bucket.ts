import { toNetwork, toSite } from "domain/shared/network";
import {
  type Bucket,
  type BucketRule,
  EDGE_FACTOR,
  multiplyRule,
  SITE_FACTOR,
  takeTokens,
} from "domain/shared/rate-limit";
import type { Visitor } from "domain/shared/visitor";
import type { Reads, Transaction, Writes } from "./store.ts";

export const RATE_LIMIT_LIFE_MS = 48 * 3_600_000;

export async function readBucket(reads: Reads, key: string): Promise<Bucket | null> {
  return (await readBuckets(reads, [key])).get(key) ?? null;
}

async function readBuckets(
  reads: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bucket>> {
  const { rate_limits } = await reads.read({
    rate_limits: { ids, fields: ["tokens", "used", "refilled_at"] },
  });
  const buckets = new Map<string, Bucket>();
  for (const [id, { tokens, used, refilled_at }] of rate_limits) {
    if (tokens === undefined || used === undefined || refilled_at === undefined) continue;
    buckets.set(id, { tokens, used, refilled_at });
  }
  return buckets;
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
  writeBucket(writes, key, next, now);
  return true;
}

function writeBucket(writes: Writes, key: string, bucket: Bucket, now: Date): void {
  const expires_at = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
  writes.set("rate_limits", key, { ...bucket, expires_at });
}

export interface Limit {
  readonly key: string;
  readonly rule: BucketRule;
  readonly cost?: number;
}

/** A hash that stands for a network or an account in one use. */
export type LimitKey = (text: string, now: Date, use: string) => Promise<string>;

export type Origin = Pick<Visitor, "address" | "nearest" | "isEdge">;

/**
 * Limits of the visitor's network, of its IPv6 site, and of the last hop where that is another one. Past an unknown last
 * hop the address may be forged: it is counted apart for each such hop, so that nobody spends the tokens of others.
 */
export async function networkLimits(
  toKey: LimitKey,
  { address, nearest, isEdge }: Origin,
  now: Date,
  use: string,
  { rule, cost = 1 }: Omit<Limit, "key">,
): Promise<readonly Limit[]> {
  const network = toNetwork(address);
  const isDirect = toNetwork(nearest) === network;
  const isTrue = isDirect || isEdge;
  const factors = new Map<string, number>();
  if (isTrue && toSite(address) !== network) factors.set(toSite(address), SITE_FACTOR);
  if (!isDirect) factors.set(toSite(nearest), isEdge ? EDGE_FACTOR : SITE_FACTOR);
  const wide = [...factors].map(async ([site, factor]) => {
    const key = await toKey(site, now, `${use} wide`);
    return { key, rule: multiplyRule(rule, factor), cost };
  });
  const own = isTrue ? network : `${network} ${toSite(nearest)}`;
  return [{ key: await toKey(own, now, use), rule, cost }, ...(await Promise.all(wide))];
}

/** @returns false when one of them has too few tokens; nothing is spent then */
export async function spendTokens(
  transaction: Transaction,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  const [isSpent = false] = await spendEach(transaction, [limits], now);
  return isSpent;
}

/** Spends for one attempt after the other. @returns for each of them whether all its limits had enough tokens */
export async function spendEach(
  transaction: Transaction,
  attempts: readonly (readonly Limit[])[],
  now: Date,
): Promise<readonly boolean[]> {
  const keys = [...new Set(attempts.flatMap((limits) => limits.map(({ key }) => key)))];
  const buckets = await readBuckets(transaction, keys);
  const spent = new Map<string, Bucket>();
  const results = attempts.map((limits) => {
    const next = limits.map(({ key, rule, cost }) => {
      const bucket = takeTokens(spent.get(key) ?? buckets.get(key) ?? null, rule, now, cost);
      return bucket && ([key, bucket] as const);
    });
    if (next.includes(null)) return false;
    for (const entry of next) if (entry) spent.set(...entry);
    return true;
  });
  for (const [key, bucket] of spent) writeBucket(transaction, key, bucket, now);
  return results;
}
