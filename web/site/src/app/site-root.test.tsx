import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStyleCache } from "./document/style-cache.ts";
import { getRoute } from "./routes.tsx";
import { SiteRoot } from "./site-root.tsx";

let mounted: Root | undefined;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => mounted?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const Broken = () => {
  throw new Error("No offices");
};
const Finished = () => <h1>Contacto</h1>;
const page = (Page: typeof Finished | typeof Broken, isFinished: boolean) => (
  <SiteRoot
    cache={createStyleCache()}
    route={getRoute("/contacto")}
    Page={Page}
    data={null}
    isFinished={isFinished}
  />
);

it("an error of a page while it is hydrated shows the error screen between header and footer", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  vi.stubEnv("SSR", true);
  const { prelude } = await prerender(page(Finished, false));
  vi.unstubAllEnvs();
  root.innerHTML = await new Response(prelude).text();
  await act(async () => {
    mounted = hydrateRoot(root, page(Broken, true), { onRecoverableError: () => {} });
  });
  expect(
    await screen.findByRole("heading", { name: "Unexpected Application Error!" }),
  ).toBeTruthy();
  expect(screen.getByText("No offices")).toBeTruthy();
  expect(screen.getByRole("main").querySelector("main")).toBeNull();
  expect((await screen.findByRole("banner")).textContent).not.toBe("");
  expect((await screen.findByRole("contentinfo")).textContent).not.toBe("");
});
