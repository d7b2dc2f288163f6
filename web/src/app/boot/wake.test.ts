// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { wakeWhenWanted } from "./wake.ts";

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><a href="#x">enlace</a><form><input><button>Enviar</button></form></div>';
  root = document.querySelector("#root") as HTMLElement;
});

/** Code that hydrates when it is told to. */
function slowCode() {
  const done = Promise.withResolvers<void>();
  const hydrate = vi.fn(() => done.promise);
  const load = vi.fn(async () => ({ hydrate }));
  return { load, hydrate, finish: done.resolve };
}

it("stays asleep while only plain HTML is used", () => {
  const { load } = slowCode();
  wakeWhenWanted(root, load);
  root.querySelector("a")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it("never loads anything for a page without live parts", () => {
  const { load } = slowCode();
  root.querySelector("form")?.remove();
  wakeWhenWanted(root, load);
  root.querySelector("a")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it("hydrates once, at the first sign", async () => {
  const { load, hydrate } = slowCode();
  wakeWhenWanted(root, load);
  for (const type of ["pointerdown", "focusin", "keydown"])
    root.querySelector("input")?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it("repeats a press that came too early, once the page answers", async () => {
  const { load, finish } = slowCode();
  wakeWhenWanted(root, load);
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
  wakeWhenWanted(root, load);
  const form = root.querySelector("form") as HTMLFormElement;
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.requestSubmit();
  form.addEventListener("submit", sent);
  finish();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it("draws an empty page at once", async () => {
  const { load, hydrate } = slowCode();
  root.innerHTML = "";
  wakeWhenWanted(root, load);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledWith(root));
});

it("looks for a left draft once the page is loaded and idle", async () => {
  const { load } = slowCode();
  root.querySelector("form")?.setAttribute("data-draft", "contacto");
  sessionStorage.setItem("contacto", "{}");
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  wakeWhenWanted(root, load);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  state.mockRestore();
  sessionStorage.clear();
});
