import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress } from "./compress.ts";

const PAGE = "<p>Pies niveladores y ñ</p>".repeat(200);

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.8", "gzip"],
  ["br;q=0, gzip;q=1.0", "gzip"],
  ["identity", null],
  ["", null],
])("answers %j with %s", async (accepts, expected) => {
  const { body, encoding } = await compress(PAGE, accepts);
  expect(encoding).toBe(expected);
  const plain =
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  expect(plain.toString("utf8")).toBe(PAGE);
});

it("does not compress short answers", async () => {
  expect(await compress("corto", "br")).toEqual({ body: Buffer.from("corto"), encoding: null });
});
