import { networkOf } from "./rate-limit.ts";

export interface Visitor {
  /** May be forged in calls of the function's own address. */
  readonly address: string;
  /** The last hop, appended by Google: the visitor or a shared edge. */
  readonly nearest: string;
  readonly userAgent: string;
}

const READERS_OF_NETWORK = 4;
const READERS_OF_EDGE = 256;

/** Visitors with the same slot and nearest hop are one reader. */
export function readerSlot({ address, nearest, userAgent }: Visitor): number {
  const slot = hash(userAgent) % READERS_OF_NETWORK;
  const network = networkOf(address);
  if (network === networkOf(nearest)) return slot;
  return hash(`${network} ${slot}`) % READERS_OF_EDGE;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

const BOT =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|pinterest|quora|vkshare|scrap|archiver|monitor|uptime|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|ruby|php|perl|http-?client|libwww|feed|rss|validator/i;

export function isBot(userAgent: string): boolean {
  return userAgent.trim() === "" || BOT.test(userAgent);
}
