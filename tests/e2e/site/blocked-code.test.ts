import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";
import { articleList } from "../screens/articles.screen.ts";
import { contactScreen } from "../screens/contact.screen.ts";

const block = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort());

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/Failed to load resource/));

test("search results that cannot be loaded: the page stays with a message, and a retry shows them (T75)", async ({
  page,
}) => {
  const list = articleList(page);
  await block(page, "search-area");
  await page.goto("/articulos");
  const reload = page.waitForEvent("load");
  await list.search.fill("ip67 frente");
  // The page reloads once by itself. A retry pressed before that would be lost.
  await reload;
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  await expect(list.heading).toBeVisible();
  await expect(list.search).toHaveValue("ip67 frente");

  await page.unroute("**/assets/search-area-*.js");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(list.cards).toHaveCount(1);
  await expect(list.search).toHaveValue("ip67 frente");
});

test("a form whose code cannot be loaded keeps its text, also over the reload of a retry (T75)", async ({
  page,
}) => {
  const contact = contactScreen(page);
  await block(page, "hydrate");
  await page.goto("/contacto");
  await contact.fill("Nombre", "Ana");
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Sin conexión");
  await expect(page.getByRole("heading", { name: "Contacto", level: 1 })).toBeVisible();
  await expect(contact.field("Nombre")).toHaveValue("Ana");

  await page.unroute("**/assets/hydrate-*.js");
  await contact.send.click();
  await contact.hydrated();
  await expect(contact.field("Nombre")).toHaveValue("Ana");
});

test("a shared cleaning page shows no advice for other inputs while its code is missing", async ({
  page,
}) => {
  await block(page, "late-parts");
  await page.goto("/calculadora/limpieza?temperatura=90");
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Sin conexión");
  await expect(page.getByRole("textbox", { name: /^Temperatura/ })).toHaveValue("90");
  await expect(page.locator("output")).toBeHidden();

  // The blocked page may be reloading itself.
  const later = await page.context().newPage();
  await later.goto(page.url());
  await expect(later.getByRole("region", { name: "Recomendación" })).toBeVisible();
});

test.describe("pages of functions", () => {
  test.use({ serviceWorkers: "allow" });

  /** Registers the workers, and lets all that they ask functions for end so. */
  async function openWithWorkers(page: Page, ending: "silence" | "failure" | "no connection") {
    await page.goto("/contacto");
    const context = page.context();
    const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
    await page.evaluate(async () => {
      const isActive = async (path: string) =>
        (await navigator.serviceWorker.getRegistration(path))?.active?.state === "activated";
      for (const path of ["/articulos", "/blog/a"])
        while (!(await isActive(path))) await new Promise(requestAnimationFrame);
    });
    for (const active of [worker, ...context.serviceWorkers()])
      await active.evaluate(async (wanted) => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
        await scope.registration.navigationPreload.disable();
        const ask = globalThis.fetch;
        globalThis.fetch = async (request, init) => {
          if (wanted === "no connection") throw new TypeError("Failed to fetch");
          if (typeof request === "string") return ask(request, init);
          return wanted === "silence"
            ? new Promise(() => {})
            : new Response("error", { status: 503 });
        };
      }, ending);
  }

  for (const ending of ["silence", "failure"] as const) {
    test(`that end in ${ending} are replaced within seconds by one that says so (F66)`, async ({
      page,
    }) => {
      await openWithWorkers(page, ending);
      const began = Date.now();
      await page.goto("/articulos");
      await expect(
        page.getByRole("heading", { name: "Esta página todavía no responde" }),
      ).toBeVisible();
      expect(Date.now() - began).toBeLessThan(6000);
      await expect(page).toHaveURL(/\/articulos$/);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "ventas@nhk-group.example" })).toBeVisible();
      await expect(main.getByRole("link", { name: "Ver Catálogo" })).toBeVisible();
      // What is asked for without the worker is there: the page leaves by itself.
      await expect(page.getByRole("link", { name: "Reintentar" })).toBeVisible();
    });
  }

  test("say in Spanish that there is no connection", async ({ page }) => {
    await openWithWorkers(page, "no connection");
    await page.goto("/articulos");
    await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Reintentar" })).toBeVisible();
  });
});
