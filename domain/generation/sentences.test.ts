import { expect, it } from "vitest";
import { sentenceFinder } from "./sentences.ts";

it.each([
  ["a", "Uno. Dos [a]. Tres.", "Dos a."],
  ["the first", "El [a] uno. Dos.", "El a uno."],
  ["the last", "Uno. Dos [a]", "Dos a"],
  ["the only", "[a]", "a"],
  ["one that ends in a question", "¿Uno? ¿[a]? Tres", "¿a?"],
  ["one of a line", "Uno\nDos [a]\nTres", "Dos a"],
  ["one with an abbreviation", "Uno. Carga máx. [a], n.º 3. Fin", "Carga máx. a, n.º 3."],
  ["one with figures after a stop", "Máx. 120 kg, [a]", "Máx. 120 kg, a"],
  ["one that a match ends", "Uno. [Dos. Tres] cuatro. Cinco.", "Dos. Tres cuatro."],
])("finds the sentence: %s", (_, marked, sentence) => {
  const [start, end] = [marked.indexOf("["), marked.indexOf("]") - 1];
  const text = marked.replace(/[[\]]/g, "");
  const range = sentenceFinder(text)({ start, end });
  expect(text.slice(range.start, range.end)).toBe(sentence);
});

it("finds many sentences of a long text within the time limit", () => {
  const text = "Uno. ".repeat(60_000);
  const find = sentenceFinder(text);
  // Nonlinear time would exceed the timeout.
  for (let start = 0; start < text.length; start += 5)
    expect(find({ start, end: start + 2 }).end - start === 4).toBe(true);
});
