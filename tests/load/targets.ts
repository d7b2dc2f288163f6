import { randomUUID } from "node:crypto";
import autocannon, { type Request, type Result } from "autocannon";
import type { OwnFunctions } from "../functions/support/own-functions.ts";
import { addresses } from "../support/addresses.ts";
import { idOf } from "../support/builders.ts";
import { contactInput } from "../support/contact-input.ts";

/** Browsers wait as long. */
const TIMEOUT_SECONDS = 30;
export const ARTICLES = 60;
export const slugOf = (n: number) => `articulo-numero-${n}`;

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
  readonly confirms?: (result: unknown) => boolean;
  /** Sent evenly in the time; by default as many as are answered. */
  readonly amount?: number;
}

/** Each request has its own network, in 10.0.0.0/8. */
let networks = 0;
function network(): string {
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

function submissionFrom(address: () => string) {
  return () => {
    const input = contactInput(randomUUID());
    return { id: input.id, request: post(input, address()) };
  };
}

const isStored = (result: unknown) => (result as { readonly stored?: unknown }).stored === true;
const viewOf = (slug: string) => {
  const post_id = idOf(slug);
  return { id: post_id, request: post({ post_id }, network()) };
};
const isCounted = (result: unknown) => (result as { readonly counted?: unknown }).counted === true;
let visits = 0;

export const targetsAt = (at: OwnFunctions["at"]): readonly Target[] => [
  { name: "landing", connections: 2, url: `${addresses().site}/` },
  { name: "list", connections: 2, url: `${at("pages")}/articulos` },
  { name: "article", connections: 2, url: `${at("pages")}/blog/${slugOf(0)}` },
  {
    name: "submitContact",
    connections: 4,
    url: at("submitContact"),
    next: submissionFrom(network),
    confirms: isStored,
  },
  {
    name: "submitContact, one network",
    connections: 1,
    url: at("submitContact"),
    next: submissionFrom(() => "192.0.2.1"),
    confirms: isStored,
  },
  {
    name: "incrementBlogViewCount",
    connections: 4,
    url: at("incrementBlogViewCount"),
    next: () => {
      visits += 1;
      return viewOf(slugOf(visits % ARTICLES));
    },
    confirms: isCounted,
  },
];

export const popularAt = (at: OwnFunctions["at"]): Target => ({
  name: "incrementBlogViewCount, one article",
  connections: 80,
  url: at("incrementBlogViewCount"),
  next: () => viewOf(slugOf(0)),
  confirms: isCounted,
  amount: 2000,
});

export async function sendLoad(
  target: Target,
  seconds: number,
): Promise<{ readonly result: Result; readonly ledger: SentRequests }> {
  const ledger: SentRequests = { sent: new Set(), confirmed: new Map() };
  const { next, confirms, amount } = target;
  const result = await autocannon({
    url: target.url,
    connections: target.connections,
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
          if (id === undefined || !confirms?.(resultOf(body))) return;
          ledger.confirmed.set(id, (ledger.confirmed.get(id) ?? 0) + 1);
        },
      },
    ],
  });
  return { result, ledger };
}

function resultOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { readonly result?: unknown }).result ?? {};
  } catch {
    return {};
  }
}
