import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";
import { isReloading, keepBeforeReload } from "./reload.ts";
import { panelSystem } from "./theme.ts";

interface Props {
  readonly text: string;
}
const Part = ({ text }: Props) => <p>{text}</p>;
const load = vi.fn<() => Promise<ComponentType<Props>>>();
const reload = vi.fn();
const fetchPage = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", fetchPage);
  fetchPage.mockImplementation(
    async () => new Response('<script type="module" src="/assets/index-new.js"></script>'),
  );
  load.mockReset().mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  reload.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function draw() {
  const Lazy = lazyPart(load);
  const view = render(
    <ChakraProvider value={panelSystem}>
      <Suspense fallback={<p>Loading...</p>}>
        <Lazy text="Editor" />
      </Suspense>
    </ChakraProvider>,
  );
  await wait(2000);
  return { ...view, Lazy };
}
const press = async () => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await wait(2000);
};

it("loads a second time before it reloads the page", async () => {
  load.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(Part);
  await draw();
  expect(screen.getByText("Editor")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it("reloads the page once for each build, after unsaved work was stored", async () => {
  const keep = vi.fn(() => true);
  const stop = keepBeforeReload(keep);
  await draw();
  expect(keep.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
  expect(isReloading()).toBe(true);
  cleanup();

  await draw();
  expect(reload).toHaveBeenCalledOnce();
  expect(isReloading()).toBe(false);
  expect(screen.getByText("This part of the panel could not be loaded")).toBeTruthy();
  stop();
});

it("without a connection shows a message, and loads when the connection is back", async () => {
  fetchPage.mockRejectedValue(new TypeError("offline"));
  await draw();
  expect(reload).not.toHaveBeenCalled();
  await press();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();

  load.mockResolvedValue(Part);
  await act(async () => dispatchEvent(new Event("online")));
  await wait(2000);
  expect(screen.getByText("Editor")).toBeTruthy();
});

it("does not reload while unsaved work cannot be stored", async () => {
  const stop = keepBeforeReload(() => false);
  await draw();
  await press();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  stop();
});
