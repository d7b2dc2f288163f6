import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Auth } from "firebase-admin/auth";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { groups } from "./group.ts";

let server: Server;
let address: string;
beforeEach(async () => {
  vi.stubEnv("SITE_URL", "https://www.site.example");
  vi.stubEnv("GCLOUD_PROJECT", "our-project");
  const { group } = groups({} as Auth, async () => undefined);
  const call = group("views", { incrementBlogViewCount: async () => ({ counted: true }) });
  server = createServer((request, response) => void call(request as never, response as never));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

it.each([
  ["https://www.site.example", true],
  ["https://our-project.web.app", true],
  ["https://our-project.firebaseapp.com", true],
  ["https://other.example", false],
  ["https://www.site.example.evil.example", false],
  ["https://another-project.web.app", false],
  ["http://www.site.example", false],
  ["null", false],
])("a page of %s may call: %s", async (origin, isAllowed) => {
  const { headers } = await fetch(address, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });
  expect(headers.get("access-control-allow-origin")).toBe(isAllowed ? origin : null);
  expect(headers.get("vary")).toContain("Origin");
});
