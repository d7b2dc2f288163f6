export interface BucketRule {
  readonly capacity: number;
  readonly refillSeconds: number;
  /** Tokens over the bucket's life; its key changes every day. */
  readonly ceiling: number;
}

export interface Bucket {
  readonly tokens: number;
  readonly refilled_at: Date;
  readonly used: number;
}

export const CONTACT_BUCKET: BucketRule = { capacity: 5, refillSeconds: 120, ceiling: 30 };

export const PASSWORD_BUCKET: BucketRule = { capacity: 3, refillSeconds: 1200, ceiling: 10 };

export const FILE_BUCKET: BucketRule = { capacity: 20, refillSeconds: 180, ceiling: 100 };

/** A token is a MiB. */
export const FILE_BYTES_BUCKET: BucketRule = { capacity: 60, refillSeconds: 60, ceiling: 300 };

/** MiB of all visitors. */
export const ALL_FILES_BUCKET: BucketRule = {
  capacity: 2048,
  refillSeconds: 86_400,
  ceiling: 2048,
};

/** Per administrator. */
export const ACCESS_MAIL_BUCKET: BucketRule = { capacity: 20, refillSeconds: 180, ceiling: 100 };

/** For the nearest hop, where it is not the visitor. */
export const EDGE_BUCKET: BucketRule = { capacity: 50, refillSeconds: 60, ceiling: 500 };

export const MAIL_BUCKET: BucketRule = {
  capacity: 200,
  refillSeconds: 18,
  ceiling: Number.POSITIVE_INFINITY,
};

/** @returns null without enough tokens */
export function takeTokens(
  bucket: Bucket | null,
  rule: BucketRule,
  now: Date,
  cost = 1,
): Bucket | null {
  const start = bucket ?? { tokens: rule.capacity, refilled_at: now, used: 0 };
  const elapsedSeconds = Math.max(0, (now.getTime() - start.refilled_at.getTime()) / 1000);
  const gained = Math.floor(elapsedSeconds / rule.refillSeconds);
  const tokens = Math.min(rule.capacity, start.tokens + gained);
  if (tokens < cost || start.used + cost > rule.ceiling) return null;
  const isFull = tokens === rule.capacity;
  const refilledAt = isFull
    ? now
    : new Date(start.refilled_at.getTime() + gained * rule.refillSeconds * 1000);
  return { tokens: tokens - cost, refilled_at: refilledAt, used: start.used + cost };
}

/** IPv6 addresses are cut to /64 (one household), IPv4-mapped ones normalized (::ffff:192.0.2.1). */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase();
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("%")[0]?.split("::") ?? [];
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  const prefix = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${prefix.join(":")}::/64`;
}
