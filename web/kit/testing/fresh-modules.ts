import { afterAll, vi } from "vitest";

/**
 * The files of a worker share the packages that it has loaded, which saves most of their time. Modules of our own, which
 * tests replace, are loaded anew for each file.
 */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
