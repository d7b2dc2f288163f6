// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { startSearchKey } from "./search-key.ts";

startSearchKey(document);
afterEach(() => {
  document.body.innerHTML = "";
});

function press(id: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", {
    ...{ key: "/", bubbles: true, cancelable: true, ...init },
  });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
}
const focused = () => document.activeElement?.id;

it("focuses the search, without typing the key there", () => {
  document.body.innerHTML = `<button id="b"></button><input id="q">`;
  expect(press("b")).toBe(true);
  expect(focused()).toBe("q");
});

it.each([
  ["in another field", "other", {}],
  ["with Ctrl", "b", { ctrlKey: true }],
  ["with another key", "b", { key: "a" }],
])("does nothing %s", (_case, id, init) => {
  document.body.innerHTML = `<button id="b"></button><input id="other"><input id="q">`;
  expect(press(id, init)).toBe(false);
  expect(focused()).not.toBe("q");
});

it("leaves the key to pages without a search", () => {
  document.body.innerHTML = `<button id="b"></button>`;
  expect(press("b")).toBe(false);
});
