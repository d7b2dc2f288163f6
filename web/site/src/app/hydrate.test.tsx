import { useEffect, useLayoutEffect } from "react";
import { prerender } from "react-dom/static";
import { afterEach, expect, it, vi } from "vitest";
import { createStyleCache } from "./document/style-cache.ts";
import { hydrate } from "./hydrate.tsx";
import { SiteRoot } from "./site-root.tsx";
import type { SiteRoute } from "./site-route.ts";

const { order, route } = vi.hoisted(() => {
  const route: SiteRoute = {
    path: "/",
    header: "bare",
    rendered: "build",
    load: async () => Page,
  };
  return { order: [] as string[], route };
});
vi.mock("./live-routes.ts", () => ({ LIVE_ROUTES: [route] }));

/** A microtask of its commit is the first moment at which anything can come between. */
function Page() {
  useLayoutEffect(() => queueMicrotask(() => order.push("a letter")), []);
  useEffect(() => void order.push("effects"), []);
  return <h1>Artículos</h1>;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("a page has run its effects before it answers a letter", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.stubEnv("SSR", true);
  const page = <SiteRoot cache={createStyleCache()} route={route} Page={Page} data={null} />;
  const { prelude } = await prerender(page);
  vi.unstubAllEnvs();
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = await new Response(prelude).text();
  await hydrate(root);
  expect(order).toEqual(["effects", "a letter"]);
});
