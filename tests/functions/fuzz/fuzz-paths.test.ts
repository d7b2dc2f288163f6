import { Agent, request } from "node:http";
import * as fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { method, OWN_ADDRESS, path, query } from "../../fuzz/page-requests.ts";
import { addresses } from "../../support/addresses.ts";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { itHoldsForAny } from "../../support/fuzz.ts";
import { reset } from "../../support/reset.ts";
import { storePost } from "../../support/store.ts";
import { sdk } from "../support/callers.ts";

const { functions, project, region } = addresses();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Headers of the pages function; the last line is the emulator's. */
const HEADERS = [
  ...["allow", "cache-control", "content-encoding", "content-length", "content-security-policy"],
  ...["content-type", "cross-origin-opener-policy", "etag", "location", "permissions-policy"],
  ...["referrer-policy", "strict-transport-security", "vary", "x-content-type-options"],
  ...["connection", "date", "keep-alive", "transfer-encoding", "x-powered-by"],
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Sends the request line unchanged. */
function ask(how: string, address: string, headers: Record<string, string>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const target = `/${project}/${region}/pages${address}`;
  const sent = request(functions, { agent, method: how, path: target, headers }, (answer) => {
    answer.resume();
    answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
  });
  sent.once("error", reject);
  sent.end();
  return promise;
}

beforeAll(async () => {
  await reset();
  const post = aPost({ slug: "acero", view_count: 41 });
  await storePost(sdk.db, post, aBody({ content: "<h2>Uno</h2><p>Acero 316L.</p>" }));
  await storePost(sdk.db, aPost({ slug: "borrador", published: false }), aBody());
  const moved = (target: string) => ({ post_id: post.id, state: "moved", target });
  await sdk.db.doc("slugs/antes").set(moved("acero"));
  await sdk.db.doc("slugs/bucle").set(moved("bucle-2"));
  await sdk.db.doc("slugs/bucle-2").set(moved("bucle"));
  await sdk.db.doc("slugs/borrado").set({ post_id: toId("x"), state: "gone" });
  await ask("GET", "/articulos", {});
});

/** The framework rejects undecodable paths. */
function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== "";
  } catch {
    return false;
  }
}

/** The emulator answers preflights itself. */
const sentMethod = method.filter((name) => name !== "OPTIONS");
const value = fc.string({ unit: fc.constantFrom(..."aZ09,.:;%/*=\\\"'<> q"), maxLength: 30 });
const headers = fc.record(
  {
    accept: fc.oneof(fc.constantFrom("text/html", "application/xml,text/html", "*/*"), value),
    "accept-encoding": fc.oneof(fc.constantFrom("br", "gzip", "gzip;q=0, br;q=0.0"), value),
    authorization: value,
    cookie: value,
    host: fc.constantFrom("elsewhere.example", "127.0.0.1"),
    "x-forwarded-host": fc.constant("elsewhere.example"),
    "x-forwarded-for": value,
    "sec-fetch-dest": fc.constantFrom("document", "image", ""),
    "if-none-match": fc.constantFrom("*", '"a"'),
    range: fc.constant("bytes=0-1"),
  },
  { requiredKeys: [] },
);

itHoldsForAny(
  "the pages function answers any request line and headers with documented statuses, headers and origins",
  { target: "paths", cases: 30, msPerCase: 500 },
  () =>
    fc.asyncProperty(sentMethod, path, query, headers, async (how, where, search, sent) => {
      const address = search === "" ? where : `${where}?${search}`;
      const { status, headers: given } = await ask(how, address, sent);
      expect(isDecodable(where) ? [200, 301, 304, 404, 405, 410] : [400]).toContain(status);
      if (status === 400) return;
      expect(Object.keys(given).filter((name) => !HEADERS.includes(name))).toEqual([]);
      expect(given["x-content-type-options"]).toBe("nosniff");
      const isPersonal = "authorization" in sent || status === 405;
      // Nobody keeps a redirect to another slug, which may end any day.
      const caches = status === 301 ? /^(?:private, no-store$|public, )/ : /^public, /;
      expect(given["cache-control"]).toMatch(isPersonal ? /^private, no-store$/ : caches);
      if (status === 301) expect(given.location).toMatch(OWN_ADDRESS);
      else expect(given.location).toBeUndefined();
      expect(JSON.stringify(given)).not.toContain("elsewhere.example");
    }),
);
