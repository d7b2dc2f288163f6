import { describe, expect, it } from "vitest";
import { type Generation, nextGeneration, STARTED, topicProblem } from "./generation-state.ts";

describe("a generation", () => {
  it("applies each event", () => {
    const sources = [{ title: "Norma", url: "https://a.example/" }];
    const events = [
      { kind: "phase", phase: "research" },
      { kind: "research", findings: "Hecho", sources },
      { kind: "phase", phase: "writing" },
      { kind: "text", text: '{"title"' },
      { kind: "text", text: ':"Uno"}' },
    ] as const;
    expect(events.reduce<Generation>(nextGeneration, STARTED)).toEqual({
      state: "working",
      phase: "writing",
      text: '{"title":"Uno"}',
      sources,
    });
  });

  it("ignores events after its end", () => {
    for (const ended of [{ state: "stopped" }, { state: "failed", reason: "x" }] as const)
      expect(nextGeneration(ended, { kind: "text", text: "a" })).toBe(ended);
  });
});

it.each([
  ["", "Please enter a topic for AI generation"],
  [" \n ", "Please enter a topic for AI generation"],
  ["ab", "A topic has at least 3 letters"],
  ["a".repeat(201), "A topic has at most 200 letters"],
  ["  Limpieza\n CIP ", undefined],
])("the topic %j", (topic, problem) => expect(topicProblem(topic)).toBe(problem));
