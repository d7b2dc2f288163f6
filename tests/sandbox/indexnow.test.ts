import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { indexNow } from "../../functions/src/adapters/index-now.ts";
import { type IndexNowMode, startIndexNow } from "./indexnow.ts";

const KEY = "a-public-key";
const site = createServer((request, response) => {
  response.statusCode = request.url === "/indexnow.txt" ? 200 : 404;
  response.end(KEY);
});
let service: Awaited<ReturnType<typeof startIndexNow>>;
let origin = "";

beforeAll(async () => {
  service = await startIndexNow(0);
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(() => service.switchTo("normal"));
afterAll(async () => {
  await service.close();
  await new Promise((closed) => site.close(closed));
});

const submitted = (urlList: readonly string[], key = KEY, timeoutMs = 5000) =>
  indexNow({ key, origin, url: `${service.url}/indexnow` }, timeoutMs)(urlList);

it("accepts addresses of the site that has the key file", async () => {
  expect(await submitted([`${origin}/blog/uno`])).toBe(200);
  const { body, headers } = service.calls.at(-1) ?? {};
  expect(headers?.["content-type"]).toBe("application/json; charset=utf-8");
  expect(JSON.parse(body ?? "")).toEqual({
    host: new URL(origin).host,
    key: KEY,
    keyLocation: `${origin}/indexnow.txt`,
    urlList: [`${origin}/blog/uno`],
  });
});

it("rejects another key, a short one, addresses of another site and too many", async () => {
  const own = `${origin}/blog/uno`;
  expect(await submitted([own], "another-key")).toBe(403);
  expect(await submitted([own], "short")).toBe(400);
  expect(await submitted([own, "https://www.example.com/blog/uno"])).toBe(422);
  expect(await submitted(Array.from({ length: 10_001 }, () => own))).toBe(400);
});

it.each<[IndexNowMode, number]>([
  ["403", 403],
  ["422", 422],
  ["429", 429],
  ["503", 503],
  ["down", 0],
])("a submission in mode %s ends with %d", async (mode, status) => {
  service.switchTo(mode);
  expect(await submitted([`${origin}/blog/uno`])).toBe(status);
});

it("a submission ends when the service does not answer", async () => {
  service.switchTo("slow");
  expect(await submitted([`${origin}/blog/uno`], KEY, 20)).toBe(0);
});
