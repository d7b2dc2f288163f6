import { act, screen, within } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { createStyleCache } from "./document/style-cache.ts";
import { getRoute } from "./routes.tsx";
import { SiteRoot } from "./site-root.tsx";

vi.mock("./site-header.tsx", () => {
  throw new Error("Failed to fetch site-header");
});
vi.mock("./site-footer.tsx", () => {
  throw new Error("Failed to fetch site-footer");
});

const Page = () => <h1>Contacto</h1>;

it("a page whose header and footer cannot be loaded keeps its content and leads home", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const route = getRoute("/contacto");
  await act(async () =>
    root.render(<SiteRoot cache={createStyleCache()} route={route} Page={Page} data={null} />),
  );
  const home = within(await screen.findByRole("banner")).getByRole("link", { name: "Inicio" });
  expect(home.getAttribute("href")).toBe("/");
  const main = screen.getByRole("main");
  expect(within(main).getByRole("heading", { name: "Contacto" })).toBeTruthy();
  expect(screen.queryByRole("contentinfo")).toBeNull();
  await act(async () => root.unmount());
});
