import { Resolver } from "node:dns/promises";
import { type Check, missing, ready, unknown, wrong } from "./line.ts";
import { parameter } from "./project.ts";

const NAME = "Sender's domain";
/** Mail providers choose one, and DNS lists none: these are the usual ones. */
const SELECTORS = ["default", "google", "selector1", "selector2", "s1", "s2", "k1", "dkim", "mail"];
const DNS_MS = 3000;
const MEND = "deploying.md, Mails that arrive: your domain's provider";

/** Without these entries of DNS, mail servers take the mails of the site for forged ones. */
export const sender: Check = {
  names: [NAME],
  role: "a network with DNS",
  read: async (project) => {
    const [, domain = ""] = /@([^\s@<>,]+)/.exec(parameter(project, "MAIL_FROM")) ?? [];
    if (domain === "")
      return [unknown(NAME, "MAIL_FROM has no address", "see Parameter MAIL_FROM")];
    const find = project.findTexts ?? findInDns;
    const has = async (host: string, beginning: string) =>
      (await find(host)).some((text) => text.toLowerCase().startsWith(beginning));
    const senders = (await find(domain)).filter((text) => /^v=spf1\b/i.test(text));
    const hasPolicy = await has(`_dmarc.${domain}`, "v=dmarc1");
    const keys = await Promise.all(
      SELECTORS.map(async (name) =>
        (await find(`${name}._domainkey.${domain}`)).some((text) => /\bp=\S/.test(text)),
      ),
    );
    const key = SELECTORS.find((_, n) => keys[n]);
    if (senders.length > 1)
      return [wrong(NAME, `${domain} has ${senders.length} SPF entries`, MEND)];
    const absent = [senders.length === 0 ? "SPF" : "", hasPolicy ? "" : "DMARC"].filter(Boolean);
    if (absent.length > 0) return [missing(NAME, `${domain} has no ${absent.join(", no ")}`, MEND)];
    if (key) return [ready(NAME, `${domain}: SPF, DMARC, DKIM (${key})`)];
    const found = `${domain}: SPF and DMARC; a DKIM key was looked for under ${SELECTORS.join(", ")}`;
    return [unknown(NAME, found, "ask your mail provider for its DKIM selector")];
  },
};

async function findInDns(host: string): Promise<readonly string[]> {
  try {
    const resolver = new Resolver({ timeout: DNS_MS, tries: 2 });
    return (await resolver.resolveTxt(host)).map((parts) => parts.join(""));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  }
}
