import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { pictureReader } from "./first-picture.ts";

const log = vi.hoisted(() => ({ warn: vi.fn(), write: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

const requestedPaths: string[] = [];
const picture = Buffer.alloc(3000, 7);
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    requestedPaths.push(url);
    if (url.includes("silent")) return;
    if (url.includes("moved")) return response.writeHead(302, { location: "/images/a.avif" }).end();
    const status = url.includes("lost") ? 404 : 200;
    const type = url.includes("page") ? "text/html" : "image/avif";
    response.writeHead(status, { "content-type": type });
    return response.end(url.includes("large") ? Buffer.alloc(12 * 1024 + 1) : picture);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => vi.clearAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("reads a small picture once for many documents", async () => {
  const read = pictureReader(origin);
  const all = await Promise.all(Array.from({ length: 5 }, () => read("/images/hero-672.avif")));
  const text = `data:image/avif;base64,${picture.toString("base64")}`;
  expect(new Set([...all, await read("/images/hero-672.avif")])).toEqual(new Set([text]));
  expect(requestedPaths).toEqual(["/images/hero-672.avif"]);
});

it.each([
  ["a lost picture", "/images/lost.avif"],
  ["a large one", "/images/large.avif"],
  ["what is no picture", "/images/page.avif"],
])("leaves %s to the browser", async (_, path) => {
  expect(await pictureReader(origin)(path)).toBeUndefined();
  expect(requestedPaths).toContain(path);
});

it.each(["/images/moved.avif", "/images/silent.avif"])(
  "follows no redirect, does not wait long, and asks again: %s",
  async (path) => {
    const read = pictureReader(origin);
    expect([await read(path), await read(path)]).toEqual([undefined, undefined]);
    expect(requestedPaths.filter((askedPath) => askedPath === path)).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(log.write).not.toHaveBeenCalled();
  },
);

it.each(["//elsewhere.example/images/a.avif", "/files/plan.avif", "/images/../x.avif"])(
  "never asks for %s",
  async (path) => {
    expect(await pictureReader(origin)(path)).toBeUndefined();
    expect(requestedPaths).not.toContain(path);
  },
);
