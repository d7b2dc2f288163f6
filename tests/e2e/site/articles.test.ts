import type { Response } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { articleList, articleScreen } from "../screens/articles.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const posts = temporaryPosts(adminSdk());
const IP69K = "IP67 frente a IP69K en rodamientos: qué protege cada grado";
const SLUG = "ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado";

// Views of headless user agents are not counted.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
});
test.afterEach(() => posts.removeAll());

test("a search finds parts of titles at each keystroke, then headings, and suggests the nearest word", async ({
  page,
}) => {
  for (let n = 0; n < 30; n += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + n));
    await posts.store({ slug: `zocalo-${n}`, title: `Zócalos ${n}`, created_at });
  }
  await posts.store({ slug: "pared", title: "Pared" }, { content: "<h2>El zócalo sanitario</h2>" });
  await posts.store({ slug: "oculto", title: "Zócalo oculto", published: false });
  const list = articleList(page);
  await page.goto("/articulos");
  await expect(list.mostRead.getByRole("article")).toHaveCount(3);
  await expect(list.mostRead.getByText("#1 Más Leído")).toBeVisible();
  await expect(list.all.getByText(`${(await posts.published()) - 3} artículos más`)).toBeVisible();

  await list.search.pressSequentially("ÓCAL");
  await expect(list.results.getByText("30 artículos encontrados")).toBeVisible();
  await expect(list.marks.first()).toHaveText("ócal");
  await list.search.fill("ZOCAL");
  await expect(list.results.getByText("30 artículos encontrados")).toBeVisible();
  await expect(list.cards).toHaveCount(24);
  await expect(list.mostRead).toBeHidden();
  await expect(list.marks.first()).toHaveText(/^Zócal/);
  await page.getByRole("button", { name: "Ver más artículos" }).press("Enter");
  await expect(list.results.getByText("31 artículos encontrados")).toBeVisible();
  await expect(list.cards).toHaveCount(31);
  await expect(list.cards.nth(24).getByRole("heading").getByRole("link")).toBeFocused();
  await expect(list.card("oculto")).toHaveCount(0);

  await list.search.fill("zócalo sanitario");
  await expect(list.results.getByText("1 artículo encontrado")).toBeVisible();
  await expect(list.card("Pared")).toBeVisible();

  await list.search.fill("zóclao");
  await page.getByRole("button", { name: "Buscar «zócalos»" }).click();
  await expect(list.search).toHaveValue("zócalos");
  await expect(list.cards).toHaveCount(24);
  await expect(page).toHaveURL(/\?q=z%C3%B3calos$/);

  await list.search.fill("ip67 frente");
  await expect(list.cards).toHaveCount(1);
  await page.reload();
  await expect(list.search).toHaveValue("ip67 frente");
  await expect(list.cards).toHaveCount(1);
  await expect(list.card("IP67").getByText("#1 Más Leído")).toBeVisible();
  await expect(list.count("1 artículo encontrado")).toBeAttached();
  await expectAccessible(page);

  await list.search.fill("soldadura orbital");
  await expect(list.none).toBeVisible();
  await expect(page.getByText("Intenta con otros términos de búsqueda.")).toBeVisible();
  await list.clear.click();
  await expect(list.mostRead).toBeVisible();
  await expect(page).toHaveURL(/\/articulos$/);
});

test("further pages arrive as the reader scrolls, and by a link without JavaScript", async ({
  page,
  browser,
  at,
}) => {
  for (let n = 0; n < 16; n += 1) await posts.store({ slug: `mas-${n}`, title: `Añadido ${n}` });
  const total = await posts.published();
  const list = articleList(page);
  await page.goto("/articulos");
  await expect(list.cards).toHaveCount(24);
  await expect
    .poll(async () => {
      await list.cards.last().scrollIntoViewIfNeeded();
      return list.cards.count();
    })
    .toBe(total);
  await expect(list.more).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: at.site });
  const reader = await plain.newPage();
  await reader.goto("/articulos");
  await expect(articleList(reader).search).toBeHidden();
  // Without JavaScript a click cannot check that the link has not moved.
  await articleList(reader).more.press("Enter");
  await expect(reader).toHaveURL(/\?desde=/);
  await expect(articleList(reader).cards).toHaveCount(Math.min(24, total - 24));
  await expect(articleList(reader).mostRead).toHaveCount(0);
  await articleList(reader).cards.first().getByRole("heading").getByRole("link").click();
  await expect(articleScreen(reader).body).not.toBeEmpty();
  await plain.close();
});

test("an article is read without React, Firebase or Markdown, shared, and counted once", async ({
  page,
  context,
  at,
}) => {
  const scripts: string[] = [];
  let weight = 0;
  const weigh = async (response: Response) => {
    if (!response.url().endsWith(".js")) return;
    scripts.push(response.url());
    weight += (await response.body()).length;
  };
  page.on("response", weigh);
  const article = articleScreen(page);
  const list = articleList(page);
  const address = `${at.site}/blog/${SLUG}`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const getCopied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/blog/${SLUG}`);
  await expect(article.heading).toHaveText(IP69K);
  await expect(article.contents.getByRole("link")).toHaveCount(8);
  await expect(article.related.getByRole("article")).toHaveCount(3);
  await article.contents.getByRole("link", { name: "Conclusión" }).click();
  await expect(article.contents.getByRole("link", { name: "Conclusión" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.waitForLoadState("networkidle");
  expect(
    scripts.filter((url) => /firebase|firestore|hydrate|react|render-article/.test(url)),
  ).toEqual([]);
  expect(weight).toBeLessThan(20_500);
  // A page that is left takes the bodies of its answers along.
  page.off("response", weigh);

  const whatsapp = article.share.getByRole("link", { name: "WhatsApp" });
  const target = new URL((await whatsapp.getAttribute("href")) ?? "");
  expect(target.searchParams.get("text")).toContain(address);
  expect(target.searchParams.get("text")).toContain(IP69K);
  await expect(whatsapp).toHaveAttribute("target", "_blank");
  const mail = await article.share.getByRole("link", { name: "Email" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(`subject=Artículo: ${IP69K} - NHK Group`);
  await article.copy.click();
  await expect(list.note("Enlace copiado al portapapeles")).toBeVisible();
  expect(await getCopied()).toBe(address);

  const families = page.getByRole("navigation", { name: "Familias de este artículo" });
  await families.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/catalogo\/[a-z-]+$/);
  await page.getByRole("link", { name: IP69K }).click();
  await expect(article.heading).toHaveText(IP69K);

  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.addInitScript(() => {
    const write = () => Promise.reject(new Error("no clipboard"));
    Object.defineProperty(navigator.clipboard, "writeText", { value: write });
  });
  const post = await posts.store({ slug: "contado", title: "Artículo contado", view_count: 41 });
  await page.goto("/articulos");
  const copy = list.card(IP69K).getByRole("button", { name: "Copiar enlace" });
  await copy.focus();
  await expect(copy).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(list.note("Enlace copiado al portapapeles")).toBeVisible();
  expect(await getCopied()).toBe(address);
  await expect(page).toHaveURL(/\/articulos$/);

  await list.link("Artículo contado").click();
  await expect(article.views(42)).toBeVisible();
  await expect.poll(() => posts.views(post)).toBe(42);
  await page.reload();
  await expect(article.views(43)).toBeVisible();
  await expect.poll(() => posts.views(post)).toBe(43);
  await page.goto("/articulos");
  const opened = page.context().waitForEvent("page");
  // Pointing at the link would prerender the article, whose cache entry a watched browser keeps locked for 20 seconds.
  await list.link("Artículo contado").evaluate((link: HTMLAnchorElement) => void open(link.href));
  await (await opened).bringToFront();
  await expect(articleScreen(await opened).heading).toHaveText("Artículo contado");
  await expect.poll(() => posts.views(post)).toBe(44);
});

test("an article body can neither run code nor cover the page", async ({
  page,
  allowConsoleError,
}) => {
  // The pictures do not exist.
  allowConsoleError(/404/);
  await posts.store(
    {
      slug: "hostil",
      title: '"><img src=x onerror=alert(1)>',
      excerpt: "</p><script>alert(1)</script>",
    },
    {
      content:
        "<h2>a</h2><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg>" +
        "<a href='javascript:alert(1)' id='main'>pulse</a><div style='position:fixed;inset:0'>b</div></div></main>",
    },
  );
  const broken = { featured_image_url: "/images/no-existe.png" };
  await posts.store({ slug: "rota", title: "Imagen rota", ...broken });
  page.on("dialog", (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  const article = articleScreen(page);
  await page.goto("/blog/hostil");
  await expect(article.heading).toHaveText('"><img src=x onerror=alert(1)>');
  await article.body.getByText("pulse").click();
  await expect(page).toHaveURL(/\/blog\/hostil$/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // An article without a picture has one of ours.
  await expect(
    article.featured.getByRole("presentation").or(article.featured.locator("img")),
  ).toHaveAttribute("src", /^\/images\/fallback-[1-5]-/);
  await page.goto("/blog/rota");
  await expect(article.heading).toHaveText("Imagen rota");
  await expect(article.featured).toBeHidden();
});

test("a missing article, and articles that cannot be loaded, leave the list with a message", async ({
  page,
  at,
  allowConsoleError,
}) => {
  allowConsoleError(/404|ERR_FAILED|Failed to load|Firestore|CORS/);
  await posts.store({ slug: "borrador", title: "Borrador", published: false });
  const list = articleList(page);
  for (const slug of ["nadie-lo-escribio", "borrador"]) {
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
    await expect(page).toHaveURL(/\/articulos$/);
    await expect(list.note("Artículo no encontrado")).toBeVisible();
    await expect(list.heading).toBeVisible();
  }

  await page.route(`http://127.0.0.1:${at.ports.firestore}/**`, (route) => route.abort());
  await list.search.fill("acero");
  await expect(list.note("Error loading articles")).toBeVisible();
  await expect(page.getByText("No se han podido buscar los artículos")).toBeVisible();
  await expect(list.none).toHaveCount(0);
  await page.goto("/blog/nadie-lo-escribio");
  await expect(page).toHaveURL(/\/articulos$/);
  await expect(list.note("Error al cargar el artículo")).toBeVisible();

  // When rendering fails, Hosting serves the shell.
  await page.route("**/articulos", (route) => route.continue({ url: `${at.site}/spa` }));
  await page.goto("/articulos");
  await expect(list.note("Error loading articles")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(list.mostRead.getByRole("article")).toHaveCount(3);
});

test("an administrator sees a draft at its URL, marked and not counted", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/404/);
  const post = await posts.store(
    { slug: "borrador", title: "Un borrador", published: false },
    { content: "## Uno\n\nTexto **fuerte**", content_format: "markdown" },
  );
  await signIn(page);
  await page.goto("/blog/borrador");
  const article = articleScreen(page);
  await expect(article.draft).toBeVisible();
  await expect(article.heading).toHaveText("Un borrador");
  await expect(article.body.getByText("fuerte")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await posts.views(post)).toBe(0);
});
