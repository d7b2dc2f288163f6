import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.resetModules();
});

async function load(): Promise<() => string | null> {
  document.body.innerHTML = '<div id="root"></div>';
  await import("./entry-client.tsx");
  return () => sessionStorage.getItem("nhk.origin");
}

it("a shown page begins a visit", async () => {
  expect((await load())()).toContain("entry_page");
});

it("a prerendered page begins one only once it is shown", async () => {
  Reflect.set(document, "prerendering", true);
  const origin = await load();
  expect(origin()).toBeNull();
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(origin()).toContain("entry_page");
});
