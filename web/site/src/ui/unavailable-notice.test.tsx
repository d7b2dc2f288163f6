import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { site } from "kit/lib/site";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { siteSystem } from "./theme/theme.ts";
import { LongLoading } from "./unavailable-notice.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("loading that takes three seconds offers mail, telephone, catalog and another attempt", () => {
  render(
    <ChakraProvider value={siteSystem}>
      <LongLoading>Cargando artículos…</LongLoading>
    </ChakraProvider>,
  );
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.queryAllByRole("link")).toEqual([]);
  act(() => void vi.advanceTimersByTime(200));
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    `mailto:${site.salesEmail}`,
    site.phoneHref,
    "",
    "/catalogo",
    "/contacto",
  ]);
  expect(screen.getByText("Cargando artículos…")).toBeDefined();
});
