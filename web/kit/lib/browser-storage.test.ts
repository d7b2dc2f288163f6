// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readStored, removeStored, tryStorage, writeStored } from "./browser-storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it.each(["hola", 41, { a: [1] }])("reads and removes %j in one storage alone", (value) => {
  expect(writeStored("sessionStorage", "nhk.flash", value)).toBe(true);
  expect(readStored("sessionStorage", "nhk.flash")).toEqual(value);
  expect(readStored("localStorage", "nhk.flash")).toBeUndefined();
  removeStored("sessionStorage", "nhk.flash");
  expect(readStored("sessionStorage", "nhk.flash")).toBeUndefined();
});

it.each(["", "{"])("reads undefined from %j", (text) => {
  localStorage.setItem("nhk.flash", text);
  expect(readStored("localStorage", "nhk.flash")).toBeUndefined();
});

it("neither throws nor stores where the browser forbids storage", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: denied, ownKeys: denied }));
  expect(readStored("localStorage", "nhk.flash")).toBeUndefined();
  expect(writeStored("localStorage", "nhk.flash", 1)).toBe(false);
  expect(() => removeStored("localStorage", "nhk.flash")).not.toThrow();
  expect(tryStorage("localStorage", Object.keys)).toBeUndefined();
});
