// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addLine, removeLine } from "./quote-list.ts";
import { changeList, storedList, subscribeToList } from "./stored-list.ts";

const line = (reference: string) => ({ reference, family: "", quantity: 1, note: "" });
const add = (reference: string) => changeList((lines) => addLine(lines, line(reference)));
const references = () => storedList().lines.map(({ reference }) => reference);
const stored = () => localStorage.getItem("nhk.list");
let unsubscribe = () => {};

beforeEach(() => {
  localStorage.clear();
  changeList(() => []);
});
afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
});

it("stores each change, and nothing for an empty list", () => {
  add("NHK-1");
  expect(JSON.parse(stored() ?? "")).toEqual([line("NHK-1")]);
  expect(storedList()).toBe(storedList());
  changeList((lines) => removeLine(lines, "NHK-1"));
  expect(stored()).toBeNull();
});

it("adds to what another tab has stored in the meantime", () => {
  add("NHK-1");
  localStorage.setItem("nhk.list", JSON.stringify([line("NHK-1"), line("NHK-2")]));
  add("NHK-3");
  expect(references()).toEqual(["NHK-1", "NHK-2", "NHK-3"]);
});

it("follows other tabs and the back/forward cache", () => {
  const listener = vi.fn();
  unsubscribe = subscribeToList(listener);
  add("NHK-1");
  expect(listener).toHaveBeenCalledOnce();
  localStorage.setItem("nhk.list", JSON.stringify([line("NHK-2")]));
  dispatchEvent(new StorageEvent("storage", { key: "nhk.admin" }));
  expect(references()).toEqual(["NHK-1"]);
  dispatchEvent(new StorageEvent("storage", { key: "nhk.list" }));
  expect(references()).toEqual(["NHK-2"]);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(references()).toEqual([]);
  localStorage.setItem("nhk.list", JSON.stringify([line("NHK-4")]));
  dispatchEvent(new Event("pageshow"));
  expect(references()).toEqual(["NHK-4"]);
  expect(listener).toHaveBeenCalledTimes(4);
});

it("is empty for a damaged value, which the next change replaces", () => {
  localStorage.setItem("nhk.list", "{");
  dispatchEvent(new Event("pageshow"));
  changeList((lines) => lines);
  expect(references()).toEqual([]);
  add("NHK-1");
  expect(JSON.parse(stored() ?? "")).toHaveLength(1);
});

it("works within the page where the browser forbids storage, and says so", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: denied }));
  expect(add("NHK-1").isKept).toBe(false);
  expect(add("NHK-2").isKept).toBe(false);
  dispatchEvent(new Event("pageshow"));
  expect(references()).toEqual(["NHK-1", "NHK-2"]);
  expect(changeList(() => []).isKept).toBe(true);
});
