export interface Visitor {
  /** True past a known edge; in calls of the function's own address the sender may have forged it. */
  readonly address: string;
  /** The last hop, appended by Google: the visitor or a shared edge. */
  readonly nearest: string;
  /** Whether the last hop is one of the servers that forward requests to the functions. */
  readonly isEdge: boolean;
  readonly userAgent: string;
}

const BOT =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|pinterest|quora|vkshare|scrap|archiver|monitor|uptime|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|ruby|php|perl|http-?client|libwww|feed|rss|validator/i;

export function isBot(userAgent: string): boolean {
  return userAgent.trim() === "" || BOT.test(userAgent);
}
