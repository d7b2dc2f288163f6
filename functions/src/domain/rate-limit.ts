/** How often one visitor may do something: a bucket of tokens that fills again, under a ceiling for the day. */
export interface BucketRule {
  /** Tokens of a full bucket: what may be done at once. */
  readonly capacity: number;
  /** Seconds until one more token is there. */
  readonly refillSeconds: number;
  /** Most tokens taken in the life of one bucket; its key changes every day. */
  readonly ceiling: number;
}

/** The state of one bucket. A bucket that was never used is full. */
export interface Bucket {
  readonly tokens: number;
  readonly refilled_at: Date;
  readonly used: number;
}

/** Contact form: five at once, one more every two minutes, thirty a day and network (SECURITY 3.3.4). */
export const CONTACT_BUCKET: BucketRule = { capacity: 5, refillSeconds: 120, ceiling: 30 };

/** Mails of the whole site: two hundred an hour, whoever writes (SECURITY 3.3.4). */
export const MAIL_BUCKET: BucketRule = {
  capacity: 200,
  refillSeconds: 18,
  ceiling: Number.POSITIVE_INFINITY,
};

/**
 * Takes one token.
 * @param bucket the stored state, or null for a bucket that was never used
 * @returns the state to store, or null when nothing is left: then nothing is written, so a refusal costs no token
 */
export function takeToken(bucket: Bucket | null, rule: BucketRule, now: Date): Bucket | null {
  const start = bucket ?? { tokens: rule.capacity, refilled_at: now, used: 0 };
  const elapsedSeconds = Math.max(0, (now.getTime() - start.refilled_at.getTime()) / 1000);
  const gained = Math.floor(elapsedSeconds / rule.refillSeconds);
  const tokens = Math.min(rule.capacity, start.tokens + gained);
  if (tokens < 1 || start.used >= rule.ceiling) return null;
  const isFull = tokens === rule.capacity;
  const refilledAt = isFull
    ? now
    : new Date(start.refilled_at.getTime() + gained * rule.refillSeconds * 1000);
  return { tokens: tokens - 1, refilled_at: refilledAt, used: start.used + 1 };
}

/**
 * The network an address belongs to: an IPv4 address itself, an IPv6 address cut to its /64, because one household
 * or office holds a whole /64. An IPv4 address in IPv6 clothes is undressed. Anything else is returned lower-cased.
 */
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
