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

/** Copies for those who ask, for each network and for each address; each day begins anew. */
export const COPY_BUCKET: BucketRule = { capacity: 3, refillSeconds: 1200, ceiling: 10 };

export const FILE_BUCKET: BucketRule = { capacity: 20, refillSeconds: 180, ceiling: 100 };

/** A token stands for a MiB that a visitor sends. */
export const FILE_BYTES_BUCKET: BucketRule = { capacity: 60, refillSeconds: 60, ceiling: 300 };

/** A token stands for a MiB, and all visitors share them. */
export const ALL_FILES_BUCKET: BucketRule = {
  capacity: 2048,
  refillSeconds: 86_400,
  ceiling: 2048,
};

/** Mails that grant or restore access, for each person who causes them. */
export const ACCESS_MAIL_BUCKET: BucketRule = { capacity: 20, refillSeconds: 180, ceiling: 100 };

/** Views of one article. A company of 500 people behind one address is counted, a script reaches 1,200 a day. */
export const VIEW_BUCKET: BucketRule = { capacity: 600, refillSeconds: 120, ceiling: 1200 };

/**
 * How many times the tokens of one network a wider one has: a site with many IPv6 networks, and a last hop that may be
 * one sender with many forged addresses.
 */
export const SITE_FACTOR = 4;

/** For a last hop of the servers that forward requests to the functions: many visitors share it. */
export const EDGE_FACTOR = 40;

export function multiplyRule(rule: BucketRule, factor: number): BucketRule {
  return {
    capacity: rule.capacity * factor,
    refillSeconds: rule.refillSeconds / factor,
    ceiling: rule.ceiling * factor,
  };
}

export const MAIL_BUCKET: BucketRule = {
  capacity: 200,
  refillSeconds: 18,
  ceiling: Number.POSITIVE_INFINITY,
};

/** Copies of all visitors, apart from the mails to sales, which they never delay. */
export const ALL_COPIES_BUCKET: BucketRule = {
  capacity: 60,
  refillSeconds: 60,
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
