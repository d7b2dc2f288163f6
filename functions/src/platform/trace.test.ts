import { expect, it } from "vitest";
import { ensureTrace, findReference } from "./trace.ts";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${ID}-00f067aa0ba902b7-01`;

it.each([
  [{ "x-cloud-trace-context": `${ID}/1;o=1` }],
  [{ "x-cloud-trace-context": `${ID}/1` }],
  [{ traceparent }],
  [{ "x-cloud-trace-context": "nonsense", traceparent }],
])("the reference of %j is the beginning of its trace, which is kept", (headers) => {
  const before = { ...headers };
  ensureTrace(headers);
  expect(headers).toEqual(before);
  expect(findReference(headers)).toBe("4bf92f3577b3");
});

it.each([
  [{}],
  [{ traceparent: `${traceparent}\n{"severity":"ERROR"}` }],
  [{ traceparent: `00-${"<script>".repeat(4)}-00f067aa0ba902b7-01` }],
  [{ traceparent: [traceparent, traceparent] }],
  [{ "x-cloud-trace-context": `${ID}${ID}/1` }],
])("%j gets a trace of its own", (headers: Record<string, string | string[]>) => {
  expect(findReference(headers)).toBeUndefined();
  ensureTrace(headers);
  const first = findReference(headers);
  expect(first).toMatch(/^[\da-f]{12}$/);
  expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  const other = {};
  ensureTrace(other);
  expect(findReference(other)).not.toBe(first);
});
