// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { markSession, rememberAddress } from "./admin-marker.ts";
import { readStored } from "./browser-storage.ts";

beforeEach(() => localStorage.clear());
const marked = () => readStored("localStorage", "nhk.admin");

it("marks the browser while somebody is signed in", () => {
  markSession("loading");
  expect(marked()).toBeUndefined();
  markSession("signed-in");
  expect(marked()).toBe("/nhk");
  markSession("loading");
  expect(marked()).toBe("/nhk");
  markSession("signed-out");
  expect(localStorage).toHaveLength(0);
});

it("stores the last list only while marked", () => {
  rememberAddress("/nhk?status=draft");
  expect(localStorage).toHaveLength(0);
  markSession("signed-in");
  rememberAddress("/nhk?status=draft");
  markSession("signed-in");
  expect(marked()).toBe("/nhk?status=draft");
});
