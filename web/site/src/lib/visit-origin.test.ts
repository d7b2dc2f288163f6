// @vitest-environment happy-dom
import { readOrigin } from "domain/contact/origin";
import { readStored } from "kit/lib/browser-storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordEntry } from "./visit-origin.ts";

function open(address: string, referrer = "") {
  history.replaceState(null, "", address);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  recordEntry();
}
const stored = () => readStored("sessionStorage", "nhk.origin");
const origin = () => readOrigin(stored());

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("keeps page, campaign and host of the first page, and nothing else of their addresses", () => {
  open(
    "/catalogo?utm_source=feria&utm_medium=qr&utm_campaign=oto%C3%B1o+2026&gclid=1#b",
    "https://www.google.es/search?q=ana",
  );
  open("/blog/acero?utm_source=otra", "https://other.example/");
  expect(origin()).toEqual({
    entry_page: "/catalogo",
    referrer: "www.google.es",
    utm_source: "feria",
    utm_medium: "qr",
    utm_campaign: "otoño 2026",
  });
  expect(JSON.stringify(stored())).not.toMatch(/gclid|ana/);
});

it.each([
  ["", undefined],
  ["about:blank", undefined],
  ["https://www.nhk.example/catalogo", undefined],
  ["android-app://com.google.android.gm/", "com.google.android.gm"],
])("the host of %j is %j", (referrer, host) => {
  vi.spyOn(location, "host", "get").mockReturnValue("www.nhk.example");
  open("/", referrer);
  expect(origin()).toEqual({ entry_page: "/", ...(host && { referrer: host }) });
});

it("is empty where the browser forbids storage", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", new Proxy({}, { get: denied }));
  open("/");
  expect(stored()).toBeUndefined();
});
