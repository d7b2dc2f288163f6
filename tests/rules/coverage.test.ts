import { expect, it } from "vitest";
import { toCoverage } from "./coverage.ts";
import type { Evaluated } from "./coverage-report.ts";

const source = "allow get: if a == true\n  && b\n  || f(c);";
const at = (text: string, counts: Partial<Evaluated> = {}): Evaluated => {
  const start = source.indexOf(text);
  return { start, last: start + text.length - 1, true: 0, false: 0, other: 0, ...counts };
};
const getGaps = (...evaluated: Evaluated[]) => toCoverage(source, evaluated).gaps;

it("requires both results of every condition", () => {
  expect(getGaps(at("a == true", { true: 4, false: 1 }))).toEqual([]);
  expect(getGaps(at("a == true", { true: 4 }))).toEqual([
    "firestore.rules:1 never false: a == true",
  ]);
  expect(getGaps(at("b", { false: 4 }))).toEqual(["firestore.rules:2 never true: b"]);
});

it("requires that every expression was evaluated", () => {
  expect(getGaps(at("c"))).toEqual(["firestore.rules:3 never evaluated: c"]);
});

it("requires no results of values and of the literals true and false", () => {
  const values = [at("a", { true: 1, other: 9 }), at("true", { true: 9 })];
  expect(toCoverage(source, values)).toMatchObject({ conditions: 0, gaps: [] });
});

it("counts conditions and writes a line for each", () => {
  const { conditions, bothWays, table } = toCoverage(source, [
    at("f(c)", { true: 2, false: 3 }),
    at("b", { true: 1 }),
  ]);
  expect([conditions, bothWays]).toEqual([2, 1]);
  expect(table).toEqual(["3\ttrue 2\tfalse 3\tf(c)", "2\ttrue 1\tfalse 0\tb"]);
});
