import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { smokeTest } from "../../scripts/lib/smoke/smoke.ts";

interface Played {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const SAFE = {
  "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};
const page = { headers: SAFE, body: "<h1>NHK</h1>" };
let origin = "";
let site: Record<string, Played> = {};
const posted: string[] = [];

const server = createServer((request, response) => {
  const path = request.url ?? "";
  const { status = 200, headers = {}, body = "" } = site[path] ?? { status: 404 };
  if (request.method === "POST") {
    void request.toArray().then((parts) => posted.push(Buffer.concat(parts).toString()));
  }
  if (body === "silence") return;
  response.writeHead(status, headers).end(body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  posted.length = 0;
  site = {
    "/": page,
    "/articulos": { ...page, body: '<h1>NHK</h1><a href="/blog/una-pata">' },
    "/blog/una-pata": page,
    "/sitemap.xml": { body: `<urlset><url><loc>${origin}/blog/a</loc></url></urlset>` },
    "/nhk": { headers: { "cache-control": "no-cache" } },
    "/__/firebase/init.json": { body: '{"projectId":"p","appId":"1:2:web:3"}' },
    "/api/incrementBlogViewCount": {
      status: 400,
      body: '{"error":{"status":"INVALID_ARGUMENT"}}',
    },
  };
});

it("a whole site is ready, and nothing is counted", async () => {
  const lines = await smokeTest(origin);
  expect(lines.map(({ state }) => state)).toEqual(lines.map(() => "ready"));
  expect(lines.length).toBe(8);
  expect(posted).toEqual(['{"data":{"post_id":""}}']);
});

it.each<[string, string, Played, string]>([
  ["Landing page", "/", { ...page, status: 503 }, "/ answers with 503"],
  ["Landing page", "/", { ...page, body: "" }, "/ has no heading"],
  [
    "Article list",
    "/articulos",
    { ...page, headers: { ...SAFE, "content-security-policy": "default-src 'self'" } },
    "/articulos lacks content-security-policy",
  ],
  [
    "Landing page",
    "/",
    { body: page.body },
    "/ lacks content-security-policy, lacks strict-transport-security, lacks x-content-type-options",
  ],
  [
    "Article",
    "/blog/una-pata",
    {
      ...page,
      headers: {
        ...SAFE,
        "content-security-policy": `${SAFE["content-security-policy"]}, ${SAFE["content-security-policy"]}`,
      },
    },
    "/blog/una-pata has two policies: its function's and Hosting's",
  ],
  ["Article", "/blog/una-pata", { status: 404 }, "/blog/una-pata answers with 404"],
  ["Sitemap", "/sitemap.xml", { body: "<urlset/>" }, "/sitemap.xml has no address"],
  [
    "Sitemap",
    "/sitemap.xml",
    { body: "<loc>https://other.example/</loc>" },
    "/sitemap.xml has https://other.example/: is SITE_URL this site's origin?",
  ],
  ["Missing page", "/no-such-page", page, "/no-such-page answers with 200"],
  ["Panel", "/nhk", {}, "/nhk may be cached"],
  [
    "Options of Firebase",
    "/__/firebase/init.json",
    { body: '{"projectId":"p","appId":""}' },
    "/__/firebase/init.json names no registered web app",
  ],
  [
    "Callable function",
    "/api/incrementBlogViewCount",
    { status: 404 },
    "/api/incrementBlogViewCount answers with 404",
  ],
])("%s: %s is wrong (%#)", async (name, path, played, found) => {
  site[path] = played;
  const lines = await smokeTest(origin);
  expect(lines.filter(({ state }) => state !== "ready")).toMatchObject([{ name, found }]);
});

it("a site that does not answer is told apart", async () => {
  site["/articulos"] = { body: "silence" };
  const lines = await smokeTest(origin, 500);
  expect(lines.filter(({ state }) => state !== "ready")).toMatchObject([
    { name: "Article list", found: expect.stringMatching(/^\/articulos does not answer: /) },
  ]);
});
