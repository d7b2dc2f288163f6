// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";
import { recoverFromPreloadErrors, recoverPage } from "./recover-page.ts";

const OLD = "/assets/index-old00000.js";
const NEW = "/assets/index-new00000.js";
const toPage = (script: string) => `<body><script async type="module" src="${script}"></script>`;

const reload = vi.fn();
const fetchPage = vi.fn<() => Promise<Response>>();
const deploy = (script: string) =>
  fetchPage.mockImplementation(async () => new Response(toPage(script)));
const inPage = <T extends Element>(selector: string) => document.querySelector(selector) as T;

beforeEach(() => {
  vi.stubGlobal("fetch", fetchPage);
  vi.spyOn(location, "reload").mockImplementation(reload);
  document.body.innerHTML = `<form data-draft="form:contact"><input name="name"></form>
    <search><input type="search" id="q"></search><script type="application/json" src="${OLD}"></script>`;
  // A module would be run.
  inPage("script").setAttribute("type", "module");
  deploy(OLD);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
  fetchPage.mockReset();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

it("reloads once for each new build (T75)", async () => {
  deploy(NEW);
  expect(await recoverPage("first")).toBe(true);
  expect(await recoverPage("first")).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ["the server cannot be reached", () => fetchPage.mockRejectedValue(new TypeError("offline"))],
  [
    "a network's own page answers",
    () => fetchPage.mockResolvedValue(new Response("<h1>Wi-Fi</h1>")),
  ],
  ["the build is the same", () => deploy(OLD)],
  [
    "storage cannot remember the reload",
    () => {
      deploy(NEW);
      vi.stubGlobal("sessionStorage", {
        getItem: () => null,
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      });
    },
  ],
])("does not reload when %s", async (_case, arrange) => {
  arrange();
  expect(await recoverPage("first")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads the same build once when a browser keeps failing", async () => {
  await recoverPage("repeated");
  await recoverPage("repeated");
  expect(reload).toHaveBeenCalledOnce();
});

it("does not reload by itself while a form has text (T75)", async () => {
  deploy(NEW);
  inPage<HTMLInputElement>("[name=name]").value = "Ana";
  expect(await recoverPage("first")).toBe(false);
});

it("stores the text of a form before the reload that a press asks for (T75)", async () => {
  inPage<HTMLInputElement>("[name=name]").value = "Ana";
  writeDraft("contact", { values: { name: "A" }, started_at: 5 });
  expect(await recoverPage("asked")).toBe(true);
  expect(readDraft("contact")).toEqual({ values: { name: "Ana" }, started_at: 5 });
});

it("never reloads when it cannot store the text", async () => {
  inPage("form").removeAttribute("data-draft");
  inPage<HTMLInputElement>("[name=name]").value = "Ana";
  expect(await recoverPage("asked")).toBe(false);
});

it("reloads a form whose texts are in the address", async () => {
  inPage("form").removeAttribute("data-draft");
  inPage<HTMLInputElement>("[name=name]").value = "2400";
  inPage<HTMLInputElement>("[name=name]").dataset.key = "maquina";
  deploy(NEW);
  history.replaceState(null, "", "/calculadora/pies?maquina=240&producto=2400");
  expect(await recoverPage("first")).toBe(false);
  history.replaceState(null, "", "/calculadora/pies?maquina=2400");
  expect(await recoverPage("first")).toBe(true);
});

it("keeps the text of the search in the address", async () => {
  deploy(NEW);
  inPage<HTMLInputElement>("#q").value = "rodamiento";
  expect(await recoverPage("first")).toBe(true);
  expect(location.search).toBe("?q=rodamiento");
});

it("counts a file that fails twice as repeated", async () => {
  recoverFromPreloadErrors();
  const fail = () =>
    window.dispatchEvent(
      Object.assign(new Event("vite:preloadError"), { payload: new Error("a") }),
    );
  fail();
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledOnce());
  fail();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
