import { expect, it } from "vitest";
import { leaksIn } from "./function-log.ts";

const entry = (fields: object) =>
  `>  ${JSON.stringify({ call: "submitContact", uid: "a1B2", code: "internal", ...fields })}`;

it("accepts codes, ids, counts and file positions", () => {
  const lines = [
    entry({ cause: "schema strict_object", error: "Error 14\n    at x (node:internal/a:1:2)" }),
    entry({ id: "6f0c5c1e-8d0b-4a54-9a5e-0d6a5d2f7b10", due: "2026-06-01T12:00:00.000Z" }),
    entry({ path: "blog_posts/x", status: 429, model: "gemini-2.5-pro", tokens: 12_345_678 }),
    ">  TypeError: x at file:///work/node_modules/@google-cloud/firestore/build/x.js:1:1",
    ">  connect ECONNREFUSED 127.0.0.1:8080",
  ];
  expect(leaksIn(lines)).toEqual([]);
});

it.each([
  ["an e-mail address", "ana+x@lacteos.example"],
  ["a token", "eyJhbGciOiJub25lIn0.eyJ1aWQiOiJ4In0."],
  ["a bearer", "authorization: Bearer abc"],
  ["a network address", "203.0.113.7"],
  ["a telephone number", "+34 600 000 000"],
  ['"Ana Ruiz"', "Ana Ruiz"],
  ['"una-clave-larga"', "una-clave-larga"],
])("finds %s at any position", (what, text) => {
  for (const line of [entry({ error: `x ${text} y` }), `>  ${text}`])
    expect(leaksIn([entry({}), line])).toEqual([{ line, what }]);
});
