import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { withHeaders } from "./http-headers.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Answers like Express, which sets X-Powered-By before it calls the function. */
async function requestAnswer(handler: Handler): Promise<Response> {
  const server = createServer((request, response) => {
    response.setHeader("X-Powered-By", "Express");
    withHeaders(handler)(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

it("removes X-Powered-By", async () => {
  const { headers } = await requestAnswer((_, response) => response.end("x"));
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

it("lets a page replace the policy", async () => {
  const { headers } = await requestAnswer((_, response) => {
    response.setHeader("Content-Security-Policy", "default-src 'self'");
    response.end("x");
  });
  expect(headers.get("content-security-policy")).toBe("default-src 'self'");
});

it("keeps the properties that describe the function, getters too", () => {
  const handler = Object.defineProperty(
    Object.assign((_: never, response: never) => response, { __endpoint: { platform: "gcfv2" } }),
    "__trigger",
    { get: () => "read late" },
  );
  const guarded = withHeaders(handler);
  expect(guarded.__endpoint).toBe(handler.__endpoint);
  expect(Object.getOwnPropertyDescriptor(guarded, "__trigger")).toMatchObject({
    get: expect.any(Function),
  });
});
