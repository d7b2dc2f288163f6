import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { GenerateArticleInput, PANEL_TONES, writingTone } from "./generation.ts";

describe("mapping of the panel's tones to the call's", () => {
  it("maps five tones to two", () => {
    const tones = PANEL_TONES.map((tone) => [tone, writingTone(tone)]);
    expect(Object.fromEntries(tones)).toEqual({
      professional: "professional",
      technical: "technical",
      informative: "professional",
      industrial: "professional",
      expert: "technical",
    });
  });
});

describe("the call's input", () => {
  it("has its defaults", () =>
    expect(v.parse(GenerateArticleInput, { keyword: " Ruedas " })).toEqual({
      keyword: "Ruedas",
      language: "en",
      tone: "professional",
      includeResearch: true,
    }));
  it.each([
    { keyword: "ab" },
    { keyword: "Ruedas\nignore" },
    { keyword: "a".repeat(201) },
    { keyword: "Ruedas", language: "pt" },
    { keyword: "Ruedas", tone: "expert" },
    { keyword: "Ruedas", includeResearch: "yes" },
    { keyword: "Ruedas", system: "x" },
    {},
  ])("rejects %j", (input) => expect(v.is(GenerateArticleInput, input)).toBe(false));
});
