import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelAddress, RETURNING, useScrollReturn } from "./panel-return.ts";

let grow = () => {};
const moveTo = (top: number) =>
  void Object.defineProperty(window, "scrollY", { value: top, configurable: true });
const scrollTo = vi.fn((_: number, top: number) => moveTo(top));

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  moveTo(0);
  scrollTo.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List() {
  useScrollReturn();
  return null;
}
const show = (address: string, state: unknown = null, key = "new") => {
  const [pathname, hash = ""] = address.split("#");
  const [path = "", search = ""] = (pathname ?? "").split("?");
  const entry = {
    pathname: path,
    search: search && `?${search}`,
    hash: hash && `#${hash}`,
    state,
    key,
  };
  return render(
    <MemoryRouter initialEntries={[entry]}>
      <List />
    </MemoryRouter>,
  );
};
const leaveAt = (top: number, address: string, key = "list") => {
  const list = show(address, null, key);
  moveTo(top);
  dispatchEvent(new Event("scroll"));
  list.unmount();
  moveTo(0);
};

it("names the last address of the panel, or the panel", () => {
  expect(panelAddress()).toBe("/nhk");
  leaveAt(0, "/nhk?status=draft#jobs");
  expect(panelAddress()).toBe("/nhk?status=draft#jobs");
});

it.each([
  ["Back", null, "list", ""],
  ["the editor's link", RETURNING, "new", ""],
  ["an article's link", null, "default", `${location.origin}/blog/ruedas`],
])("scrolls to the former place after %s, once the list is long enough", (_, state, key, from) => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(from);
  leaveAt(900, "/nhk?q=x");
  scrollTo.mockImplementationOnce(() => moveTo(300));
  show("/nhk?q=x", state, key);
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
  act(() => grow());
  expect(scrollTo).toHaveBeenCalledTimes(2);
  act(() => grow());
  expect(scrollTo).toHaveBeenCalledTimes(2);
  // Rows that are read anew make the page shorter for a moment.
  moveTo(600);
  act(() => grow());
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

it.each(["", `${location.origin}/articulos`, "https://www.google.com/blog/"])(
  "stays at the top of a list opened from %j",
  (from) => {
    vi.spyOn(document, "referrer", "get").mockReturnValue(from);
    leaveAt(900, "/nhk?q=x");
    show("/nhk?q=x", null, "default");
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it("stays at the top of another list, and after another way to the same one", () => {
  leaveAt(900, "/nhk?q=x");
  show("/nhk?q=y", null, "list");
  cleanup();
  leaveAt(900, "/nhk?q=x");
  show("/nhk?q=x", null, "other");
  expect(scrollTo).not.toHaveBeenCalled();
});

it("stops when the reader scrolls first", () => {
  leaveAt(900, "/nhk");
  scrollTo.mockImplementationOnce(() => moveTo(0));
  show("/nhk", null, "list");
  dispatchEvent(new Event("wheel"));
  act(() => grow());
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
