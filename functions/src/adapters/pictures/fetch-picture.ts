import { lookup as lookUp } from "node:dns";
import type { IncomingMessage } from "node:http";
import { get as getFromStandIn } from "node:http";
import { get } from "node:https";
import type { LookupFunction } from "node:net";
import { tooLarge } from "domain/pictures/picture";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";
import { readBytes } from "../read-bytes.ts";

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;
const PICTURE_TYPE = /^(?:image\/|application\/octet-stream|binary\/octet-stream)/i;
const HEADERS = {
  accept: "image/avif,image/webp,image/*",
  "user-agent": "Mozilla/5.0 (compatible; picture library)",
};

export interface PictureSources {
  /** Origin that plays the servers under .example; '' for none. */
  readonly standIn: string;
  readonly lookup?: LookupFunction;
  readonly timeoutMs?: number;
}

/** Judges the address of each connection. */
const agent = new RequestFilteringHttpsAgent();

/** The returned function throws DomainError with a sentence. */
export function pictureFetcher(sources: PictureSources) {
  const { standIn, timeoutMs = TIMEOUT_MS } = sources;
  const lookup = withoutUnassigned(sources.lookup ?? lookUp);
  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const isPlayed = standIn !== "" && url.hostname.endsWith(".example");
      const request = isPlayed
        ? getFromStandIn(`${standIn}/${url.host}${url.pathname}${url.search}`, { signal }, resolve)
        : get(url, { agent, headers: HEADERS, signal, lookup }, resolve);
      request.once("error", reject);
    });

  return async (address: string): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let url = secureUrl(address);
      for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
        const answer = await ask(url, signal);
        const { statusCode: status = 0, headers } = answer;
        if (status < 300 || status >= 400) return await pictureIn(answer, status);
        answer.destroy();
        url = secureUrl(headers.location ?? "", url);
      }
      throw new DomainError("unavailable", "The server redirects too often.");
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const cause = { cause: error };
      if (signal.aborted)
        throw new DomainError("deadline-exceeded", "The server did not answer in time.", cause);
      if (String(error).includes("is not allowed"))
        throw new DomainError("invalid-argument", SECURE, cause);
      throw new DomainError("unavailable", "The server could not be reached.", cause);
    }
  };
}

/** Public IPv6 addresses are in 2000::/3. The agent also allows others, as ::/96, which stands for IPv4. */
function isAssigned(address: string): boolean {
  return !address.includes(":") || /^[23][\da-f]{3}:/i.test(address);
}

function withoutUnassigned(lookup: LookupFunction): LookupFunction {
  return (name, options, done) =>
    lookup(name, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      if (error || addresses.every(isAssigned)) done(error, found, family);
      else done(new Error(`${name} is not allowed`), found, family);
    });
}

const SECURE = "Only pictures at public https addresses can be copied.";

/** Old texts name pictures with http, which are asked for with https. */
function secureUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol === "http:") url.protocol = "https:";
  const isPlain = url?.protocol === "https:" && `${url.port}${url.username}${url.password}` === "";
  if (!url || !isPlain || !isAssigned(url.hostname.replace("[", "")))
    throw new DomainError("invalid-argument", SECURE);
  return url;
}

async function pictureIn(answer: IncomingMessage, status: number): Promise<Buffer> {
  const { "content-type": type = "image/", "content-length": length = "0" } = answer.headers;
  try {
    if (status !== 200)
      throw new DomainError("unavailable", `The server answered with error ${status}.`);
    if (!PICTURE_TYPE.test(type))
      throw new DomainError("invalid-argument", "The server sent no picture.");
    if (Number(length) > limits.pictureBytes) throw tooLarge();
    return await readBytes(answer, limits.pictureBytes, tooLarge);
  } finally {
    answer.destroy();
  }
}
