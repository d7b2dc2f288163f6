import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callables } from "./call.ts";
import { withHeaders } from "./http-headers.ts";

let server: Server;
let address: string;
const errors = vi.spyOn(console, "error");
beforeEach(async () => {
  errors.mockClear();
  vi.stubEnv("SITE_URL", "https://www.site.example");
  const call = callables(async () => false).publicCall("submitContact", v.any(), async () => ({
    stored: true,
  }));
  const app = express();
  app.use(express.json({ limit: "10mb" }), express.raw({ limit: "10mb" }));
  app.post("/call", (request, response) => void call(request as never, response as never));
  app.post(
    "/upload",
    withHeaders((_: never, response: never) => (response as express.Response).json("stored")),
  );
  server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

function post(path: string, body: BodyInit, type = "application/json"): Promise<Response> {
  return fetch(address + path, { method: "POST", headers: { "content-type": type }, body });
}

const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

it.each([
  ["lists", `{"data":${lists(20_000)}}`],
  ["objects", `{"data":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`],
  ["lists beside the data", `{"data":null,"more":${lists(1_000_000)}}`],
  ["lists instead of an object", lists(20_000)],
  ["a list among many values", `{"data":[${"1,".repeat(100_000)}${lists(5000)}]}`],
  ["a type of the SDK", '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}'],
  ["an unknown type", '{"data":{"a":[{"@type":"ana@example.com"}]}}'],
])("a body of nested %s is answered with 400, and no error is logged", async (_, body) => {
  for (const path of ["/call", "/upload"]) {
    const answer = await post(path, body);
    expect(answer.status, path).toBe(400);
    expect(await answer.json()).toEqual({
      error: { message: "Bad Request", status: "INVALID_ARGUMENT" },
    });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(errors).not.toHaveBeenCalled();
});

it("bodies of calls and bytes of files are passed on", async () => {
  const data = { rows: Array.from({ length: 100 }, () => ({ title: "a", tags: [["b"]] })) };
  expect((await post("/call", JSON.stringify({ data }))).status).toBe(200);
  const file = await post("/upload", new Uint8Array(5_000_000), "application/octet-stream");
  expect(file.status).toBe(200);
});
