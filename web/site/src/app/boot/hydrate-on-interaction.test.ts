// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><a href="#x">enlace</a><form><input><button>Enviar</button></form></div>';
  root = document.querySelector("#root") as HTMLElement;
});

afterEach(() => vi.restoreAllMocks());

/** Code that hydrates when it is told to. */
function slowCode() {
  const done = Promise.withResolvers<void>();
  const hydrate = vi.fn(() => done.promise);
  const load = vi.fn(async () => ({ hydrate }));
  return { load, hydrate, finish: done.resolve };
}

it("loads nothing while only plain HTML is used", () => {
  const { load } = slowCode();
  hydrateOnInteraction(root, load);
  root.querySelector("a")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it("never loads anything for a page without interactive parts", () => {
  const { load } = slowCode();
  root.querySelector("form")?.remove();
  hydrateOnInteraction(root, load);
  root.querySelector("a")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it("hydrates once, at the first interaction", async () => {
  const { load, hydrate } = slowCode();
  hydrateOnInteraction(root, load);
  for (const type of ["pointerdown", "focusin", "keydown"])
    root.querySelector("input")?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it("repeats a click made before hydration", async () => {
  const { load, finish } = slowCode();
  hydrateOnInteraction(root, load);
  const button = root.querySelector("button") as HTMLButtonElement;
  const early = new MouseEvent("click", { bubbles: true, cancelable: true });
  button.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const pressed = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener("click", pressed);
  finish();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it("repeats a submit by the Enter key as well", async () => {
  const { load, finish } = slowCode();
  hydrateOnInteraction(root, load);
  const form = root.querySelector("form") as HTMLFormElement;
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.requestSubmit();
  form.addEventListener("submit", sent);
  finish();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it("keeps what is typed while the page is hydrated, also in a field that this resets", async () => {
  const { load, hydrate, finish } = slowCode();
  hydrateOnInteraction(root, load);
  const field = root.querySelector("input") as HTMLInputElement;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("hi");
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  type("hig");
  field.value = "";
  finish();
  await vi.waitFor(() => expect(field.value).toBe("hig"));
});

it("renders an empty page at once", async () => {
  const { load, hydrate } = slowCode();
  root.innerHTML = "";
  hydrateOnInteraction(root, load);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledWith(root));
});

it("hydrates a page with a stored draft once it is loaded and idle", async () => {
  const { load } = slowCode();
  root.querySelector("form")?.setAttribute("data-draft", "contacto");
  sessionStorage.setItem("contacto", "{}");
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  hydrateOnInteraction(root, load);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  state.mockRestore();
  sessionStorage.clear();
});

describe("code that cannot be loaded", () => {
  const alerts = () => [...document.querySelectorAll("[role=alert]")].map((el) => el.textContent);

  function blockedCode() {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { load, hydrate, finish } = slowCode();
    finish();
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    return { load, hydrate };
  }
  const type = () =>
    root.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));

  it("leaves the HTML, shows one message, and is loaded again by the next interaction (T75)", async () => {
    const { load, hydrate } = blockedCode();
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    const html = root.innerHTML;
    hydrateOnInteraction(root, load);
    type();
    await vi.waitFor(() => expect(alerts()).toHaveLength(1));
    expect(alerts()[0]).toContain("Sin conexión");
    expect(root.innerHTML).toBe(html);
    type();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    type();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(alerts()).toHaveLength(1);
  });

  it("is reported to whoever types while it is loaded ahead of use", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("navigator", { connection: { effectiveType: "4g", downlink: 10 } });
    const loading = Promise.withResolvers<never>();
    const load = vi.fn(() => loading.promise);
    hydrateOnInteraction(root, load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
    type();
    loading.reject(new TypeError("Failed to fetch dynamically imported module"));
    await vi.waitFor(() => expect(alerts()[0]).toContain("Sin conexión"));
  });

  it("is reported on a page that is empty before it runs", async () => {
    root.innerHTML = "<p data-hydrate>Loading</p>";
    hydrateOnInteraction(root, blockedCode().load);
    await vi.waitFor(() => expect(alerts()[0]).toContain("Sin conexión"));
  });

  it("shows a message with a retry on an empty page", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    root.innerHTML = "";
    hydrateOnInteraction(root, blockedCode().load);
    await vi.waitFor(() => expect(root.textContent).toContain("Sin conexión"));
    root.querySelector("button")?.click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
