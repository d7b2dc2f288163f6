import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withHeaders } from "./http-headers.ts";

const handle = vi.fn((_: IncomingMessage, response: ServerResponse) => response.end("stored"));
let server: Server;
beforeEach(async () => {
  handle.mockClear();
  const guarded = withHeaders(handle);
  // As the Functions Framework, which parses JSON and leaves other bodies as bytes.
  server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const isJson = request.headers["content-type"] === "application/json";
      Object.assign(request, { body: isJson ? JSON.parse(bytes.toString()) : bytes });
      guarded(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => server.close());

function post(body: BodyInit, type = "application/json"): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": type };
  return fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body });
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
])("a body of nested %s is answered with 400, and no function is called", async (_, body) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: { message: "Bad Request", status: "INVALID_ARGUMENT" },
  });
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(handle).not.toHaveBeenCalled();
});

it("bodies of calls and bytes of files are passed on", async () => {
  const data = { rows: Array.from({ length: 100 }, () => ({ title: "a", tags: [["b"]] })) };
  expect((await post(JSON.stringify({ data }))).status).toBe(200);
  const file = await post(new Uint8Array(5_000_000), "application/octet-stream");
  expect(file.status).toBe(200);
  expect(handle).toHaveBeenCalledTimes(2);
});
