import * as v from "valibot";
import { expect, it } from "vitest";
import { LabelsSchema, parseLabels, replaceLabel, toLabel } from "./labels.ts";

it("stores a label in NFC with single blanks", () => {
  expect(toLabel("  Feria\u00a0 de  Co\u0301rdoba\n")).toBe("Feria de Córdoba");
});

it("reads a list, and keeps the first spelling of a label", () => {
  expect(parseLabels("Ferias, cliente; \nFERIAS,, Norma EN 1672 ")).toEqual([
    "Ferias",
    "cliente",
    "Norma EN 1672",
  ]);
});

it.each<[string, unknown]>([
  ["the same label in capitals", ["Ferias", "FERIAS"]],
  ["two blanks", ["Norma  EN"]],
  ["a blank at the end", ["Norma "]],
  ["a decomposed letter", ["Co\u0301rdoba"]],
  ["a separator", ["a,b"]],
  ["nothing visible", ["\u200b"]],
  ["41 characters", ["x".repeat(41)]],
  ["eleven labels", Array.from({ length: 11 }, (_, n) => `label ${n}`)],
])("refuses labels with %s", (_, labels) => {
  expect(v.is(LabelsSchema, labels)).toBe(false);
});

it.each<[string, string | null, readonly string[]]>([
  ["Ferias", "Eventos", ["Eventos", "Cliente"]],
  ["ferias", "FERIAS", ["FERIAS", "Cliente"]],
  ["Ferias", "Cliente", ["Cliente"]],
  ["Ferias", null, ["Cliente"]],
  ["Norma", "Otra", ["Ferias", "Cliente"]],
])("replaces %s by %s", (label, to, labels) => {
  expect(replaceLabel(["Ferias", "Cliente"], label, to)).toEqual(labels);
});
