// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { startSearchKey } from "./search-key.ts";

startSearchKey();
beforeEach(() => {
  location.href = "http://localhost/catalogo";
});

function press(id: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", {
    ...{ key: "/", bubbles: true, cancelable: true, ...init },
  });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
}
const focused = () => document.activeElement?.id;

it("focuses the search of the page, without typing the key there", () => {
  document.body.innerHTML = `<button id="b"></button><input id="q">`;
  // Spanish keyboards have it above the 7.
  expect(press("b", { shiftKey: true })).toBe(true);
  expect(focused()).toBe("q");
  expect(location.pathname).toBe("/catalogo");
});

it("leads a page without a search to the one of the site", () => {
  document.body.innerHTML = `<button id="b"></button>`;
  expect(press("b")).toBe(true);
  expect(location.pathname).toBe("/buscar");
});

it.each([
  ["in another field", "other", {}],
  ["in a list of choices", "choice", {}],
  ["with Ctrl", "b", { ctrlKey: true }],
  ["with Alt", "b", { altKey: true }],
  ["with another key", "b", { key: "a" }],
])("does nothing %s", (_case, id, init) => {
  document.body.innerHTML = `<button id="b"></button><input id="other"><select id="choice"></select><input id="q">`;
  expect(press(id, init)).toBe(false);
  expect(focused()).not.toBe("q");
  expect(location.pathname).toBe("/catalogo");
});

it("does nothing behind an open dialog", () => {
  document.body.innerHTML = `<dialog open><button id="b"></button></dialog><input id="q">`;
  expect(press("b")).toBe(false);
  expect(focused()).not.toBe("q");
});
