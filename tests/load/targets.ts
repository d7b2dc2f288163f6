import { randomUUID } from "node:crypto";
import autocannon, { type Request } from "autocannon";
import { articleId, articlePath } from "../bench/many-articles.ts";
import type { OwnFunctions } from "../functions/support/own-functions.ts";
import { addresses } from "../support/addresses.ts";
import { contactInput } from "../support/contact-input.ts";

/** Browsers wait as long. */
const TIMEOUT_SECONDS = 30;
export const ARTICLES = 60;

/** Sent and confirmed requests by id. */
export interface SentRequests {
  readonly sent: Set<string>;
  readonly confirmed: Map<string, number>;
}

export interface Target {
  readonly name: string;
  readonly connections: number;
  readonly url: string;
  readonly next?: () => { readonly id: string; readonly request: Partial<Request> };
  /** Field of the result that is true when the request had its effect. */
  readonly confirms?: "stored" | "counted";
  /** Sent evenly in the time; by default as many as are answered. */
  readonly amount?: number;
}

let networks = 0;
/** @returns an address in 10.0.0.0/8 that no other request has */
function newNetwork(): string {
  networks += 1;
  return [10, networks >> 16, networks >> 8, networks].map((part) => part & 255).join(".");
}

function post(data: object, from: string): Partial<Request> {
  return {
    method: "POST",
    body: JSON.stringify({ data }),
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "x-forwarded-for": from,
    },
  };
}

function submissionFrom(address: string) {
  const input = contactInput(randomUUID());
  return { id: input.id, request: post(input, address) };
}

let visits = 0;
function toView(n: number) {
  const post_id = articleId(n);
  return { id: post_id, request: post({ post_id }, newNetwork()) };
}

export const getTargets = (at: OwnFunctions["at"]): readonly Target[] => [
  { name: "landing", connections: 2, url: `${addresses().site}/` },
  { name: "list", connections: 2, url: `${at("pages")}/articulos` },
  { name: "article", connections: 2, url: `${at("pages")}${articlePath(0)}` },
  {
    name: "submitContact",
    connections: 4,
    url: at("submitContact"),
    next: () => submissionFrom(newNetwork()),
    confirms: "stored",
  },
  {
    name: "submitContact, one network",
    connections: 1,
    url: at("submitContact"),
    next: () => submissionFrom("192.0.2.1"),
    confirms: "stored",
  },
  {
    name: "incrementBlogViewCount",
    connections: 4,
    url: at("incrementBlogViewCount"),
    next: () => {
      visits += 1;
      return toView(visits % ARTICLES);
    },
    confirms: "counted",
  },
];

export const popularArticle = (at: OwnFunctions["at"]): Target => ({
  name: "incrementBlogViewCount, one article",
  connections: 80,
  url: at("incrementBlogViewCount"),
  next: () => toView(0),
  confirms: "counted",
  amount: 2000,
});

/** @returns a line of the table: name, requests, a second, milliseconds, answers and requests without one */
export async function sendLoad(
  { name, url, connections, next, confirms, amount }: Target,
  seconds: number,
): Promise<{ readonly line: readonly string[]; readonly ledger: SentRequests }> {
  const ledger: SentRequests = { sent: new Set(), confirmed: new Map() };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(amount !== undefined && { amount, overallRate: Math.ceil((1.2 * amount) / seconds) }),
    timeout: TIMEOUT_SECONDS,
    requests: [
      {
        setupRequest: (request, context) => {
          const made = next?.();
          if (!made) return request;
          ledger.sent.add(made.id);
          Object.assign(context, { id: made.id });
          return { ...request, ...made.request };
        },
        onResponse: (_status, body, context) => {
          const { id } = context as { readonly id?: string };
          if (id !== undefined && confirms && body.includes(`"${confirms}":true`))
            ledger.confirmed.set(id, (ledger.confirmed.get(id) ?? 0) + 1);
        },
      },
    ],
  });
  const { requests, latency, duration, errors } = result;
  const perSecond = (requests.total / duration).toFixed(1);
  const counts = [latency.p50, latency.p99, result["2xx"], result["4xx"], errors + result["5xx"]];
  return { line: [name, String(requests.total), perSecond, ...counts.map(String)], ledger };
}
