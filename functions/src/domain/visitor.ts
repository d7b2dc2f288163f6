/** Programs that read pages without a person before them: crawlers, link previews, monitors, command lines. */
const AUTOMATIC =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|pinterest|quora|vkshare|scrap|archiver|monitor|uptime|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|ruby|php|perl|http-?client|libwww|feed|rss|validator/i;

/** Whether a user agent is a program's and not a reader's (SECURITY 3.5). One that says nothing is a program's. */
export function isAutomatic(userAgent: string): boolean {
  return userAgent.trim() === "" || AUTOMATIC.test(userAgent);
}
