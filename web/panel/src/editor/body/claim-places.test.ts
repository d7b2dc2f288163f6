// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { expect, it } from "vitest";
import {
  findPlaces,
  nextPlace,
  type SoughtClaim,
  selectInField,
  sentencesWith,
} from "./claim-places.ts";
import { createExtensions } from "./extensions.ts";

const ip: SoughtClaim = { kind: "protection", text: "IP67" };
const link: SoughtClaim = { kind: "link", text: "https://a.example/x?y" };
const content = [
  "<h2>Grado IP67</h2>",
  '<p>Uno. El <strong>pie</strong><br>🙂 cumple <em>IP</em>67 y la <a href="https://a.example/x?y">norma</a>. Tres.</p>',
  "<table><tbody><tr><td><p>ip67, no</p></td><td><p>Sí: IP67.</p></td></tr></tbody></table>",
  "<p>IP670</p>",
].join("");

const textsIn = (html: string, claim: SoughtClaim) => {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const { state } = new Editor({ extensions, content: html, injectCSS: false });
  return findPlaces(state.doc, claim).map(({ start, end }) => state.doc.textBetween(start, end));
};

it("finds the sentences of a claim in the visual editor, also in tables and across formats", () =>
  expect(textsIn(content, ip)).toEqual(["Grado IP67", "🙂 cumple IP67 y la norma.", "Sí: IP67."]));

it("finds the sentence of a link in the visual editor by its address", () =>
  expect(textsIn(content, link)).toEqual(["🙂 cumple IP67 y la norma."]));

it("finds nothing in a text without the claim", () =>
  expect(textsIn("<p>Grado IP68</p>", ip)).toEqual([]));

it("finds the sentences in source text, of a link by its address", () => {
  const first = '<p>Uno, IP67. <a href="https://a.example/x?y">Dos</a>.';
  const text = `${first} Tres IP67.</p>`;
  const found = (claim: SoughtClaim) =>
    sentencesWith(text, claim).map(({ start, end }) => text.slice(start, end));
  expect(found(ip)).toEqual([first, "Tres IP67.</p>"]);
  expect(found(link)).toEqual([first]);
});

it("moves on to the next place and starts again after the last", () => {
  const places = [3, 9].map((start) => ({ start, end: start + 2 }));
  expect([-1, 0, 3, 9].map((selected) => nextPlace(places, selected)?.start)).toEqual([3, 3, 9, 3]);
  expect(nextPlace([], 0)).toBeUndefined();
});

it("selects the sentence in a field, and leaves a field without the claim", () => {
  const field = document.createElement("textarea");
  document.body.append(field);
  field.value = "Uno. Con IP67. Tres.";
  field.setSelectionRange(0, 0);
  expect(selectInField(field, ip)).toBe(true);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("Con IP67.");
  expect(document.activeElement).toBe(field);
  field.value = "Nada";
  expect(selectInField(field, ip)).toBe(false);
});
