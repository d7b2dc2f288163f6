import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LatePart, lateCode } from "./late-part.tsx";
import { siteSystem } from "./theme/theme.ts";

const Part = ({ text }: { readonly text: string }) => <p>{text}</p>;
const blocked = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const load = vi.fn<() => Promise<typeof Part>>();

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
  load.mockReset().mockImplementation(blocked);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = (code: ReturnType<typeof lateCode<{ readonly text: string }>>) =>
  act(async () =>
    render(
      <ChakraProvider value={siteSystem}>
        <h1>Artículos</h1>
        <Suspense>
          <LatePart code={code} props={{ text: "Resultados" }} />
        </Suspense>
      </ChakraProvider>,
    ),
  );
const retry = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: "Reintentar" })));

it("shows a message with a retry in place of a part that cannot be loaded (T75)", async () => {
  await draw(lateCode(load));
  expect(screen.getByRole("heading", { name: "Artículos" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Sin conexión" })).toBeTruthy();

  await retry();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();

  load.mockResolvedValue(Part);
  await retry();
  expect(screen.getByText("Resultados")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
});

it("is requested again when it is shown again", async () => {
  const code = lateCode(load);
  (await draw(code)).unmount();
  load.mockResolvedValue(Part);
  await draw(code);
  expect(screen.getByText("Resultados")).toBeTruthy();
});
