import { ChakraProvider } from "@chakra-ui/react";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { finderIndex } from "#catalogue/finder/build-index.ts";
import { findReferences } from "#catalogue/finder/find.ts";
import { CATALOGUE } from "#testing/finder-catalogue.ts";
import { HydratingContext } from "#ui/static-part.tsx";
import { siteSystem } from "#ui/theme/theme.ts";
import { CataloguePage } from "./catalogue-page.tsx";

const index = finderIndex(CATALOGUE);
const start = { ...index, counts: findReferences(index, [], 0).counts };
const page = (isFinished: boolean, address: string) => (
  <ChakraProvider value={siteSystem}>
    <HydratingContext value={isFinished}>
      <CataloguePage data={{ kind: "catalogue", lead: "", index: address, start }} />
    </HydratingContext>
  </ChakraProvider>
);

let mounted: Root | undefined;
afterEach(async () => {
  await act(async () => mounted?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

beforeEach(() => history.replaceState(null, "", "/catalogo"));

async function finishedPage(address: string): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement("div"));
  vi.stubEnv("SSR", true);
  const { prelude } = await prerender(page(false, address));
  root.innerHTML = await new Response(prelude).text();
  vi.unstubAllEnvs();
  return root;
}

it("filters of the finished page work after hydration, which keeps their HTML", async () => {
  vi.stubGlobal("fetch", async () => Response.json(index));
  const address = "/assets/filters.json";
  const root = await finishedPage(address);
  const thread = within(screen.getByRole("group", { name: "Rosca", hidden: true }));
  const button = thread.getByRole("button", { name: /^M16/, hidden: true });
  const faults = vi.fn();
  await act(async () => {
    mounted = hydrateRoot(root, page(true, address), { onRecoverableError: faults });
  });
  expect(faults).not.toHaveBeenCalled();
  expect(button.isConnected).toBe(true);
  expect(screen.getAllByRole("article")).toHaveLength(6);

  await userEvent.click(button);
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("3 referencias en 1 familia"),
  );
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(button.textContent).toBe("M16 3");
  expect(screen.queryAllByRole("article")).toEqual([]);
  expect(location.search).toBe("?rosca=m16");
});

it("a focus before hydration loads the references", async () => {
  const fetched = vi.fn(async () => Response.json(index));
  vi.stubGlobal("fetch", fetched);
  const address = "/assets/focus.json";
  const root = await finishedPage(address);
  screen.getByRole("searchbox").focus();
  await act(async () => {
    mounted = hydrateRoot(root, page(true, address));
  });
  await waitFor(() => expect(fetched.mock.calls).toEqual([[address]]));
  expect(screen.getAllByRole("article")).toHaveLength(6);
});
