import { spawnSync } from "node:child_process";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import type { FinderIndex } from "functions/domain/catalogue/finder/model";
import { createAdmin, demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { articlePath, relateArticle, storeArticles } from "./many-articles.ts";
import { nextPage } from "./next-page.ts";
import { DESKTOP, openTable, PHONE, slowDown } from "./profiles.ts";

const ARTICLES = 3000;
const REFERENCES = 5000;
export interface AnswerFigures {
  readonly name: string;
  readonly time: number;
  readonly limit: number | null;
}

interface Press {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly answer: (page: Page) => Locator;
}

const PRESSES: readonly Press[] = [
  {
    name: "menu opens",
    path: "/",
    press: (page: Page) => touch(page, page.getByRole("button", { name: "Abrir menú" })),
    answer: (page: Page) => page.getByRole("dialog", { name: "Menú" }),
  },
  {
    name: "search takes letters",
    path: "/articulos",
    press: (page: Page) => page.getByPlaceholder("Buscar artículos...").pressSequentially("42"),
    answer: (page: Page) =>
      page.getByRole("link", { name: "Cómo elegir el componente número 42 " }),
  },
  {
    name: `finder takes letters with ${REFERENCES} references`,
    path: "/catalogo",
    prepare: showManyReferences,
    press: (page: Page) =>
      page.getByRole("searchbox", { name: "Buscar en el catálogo" }).pressSequentially("pie m16"),
    answer: (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ referencias/ }),
  },
  {
    name: `table filters ${REFERENCES} references`,
    path: "/catalogo/pies-niveladores",
    prepare: showManyRows,
    press: async (page: Page) => {
      await touch(page, page.getByText("Filtrar", { exact: true }));
      await page.locator("[data-scripted]").waitFor({ state: "attached" });
      await touch(page, page.locator("#rosca-del-husillo_m20"));
    },
    answer: (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ de \d+/ }),
  },
  {
    name: "link is copied",
    path: articlePath(0),
    press: (page: Page) => touch(page, page.getByRole("button", { name: "Copiar enlace" }).first()),
    answer: (page: Page) => page.getByText("Enlace copiado"),
  },
];

/**
 * @param sizes numbers of stored articles
 * @throws when a press gets no answer
 */
export async function* measureAnswers(
  rounds: number,
  sizes: readonly number[],
  executablePath: string,
): AsyncGenerator<AnswerFigures> {
  await reset();
  await createAdmin(adminSdk(), demoAdmin);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const measured = async (name: string, limit: number | null, once: () => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await once());
    return { name, limit, time: median(times) };
  };
  try {
    let stored = 0;
    for (const articles of [...new Set([...sizes, ARTICLES])].sort((a, b) => a - b)) {
      await storeArticles(stored, articles);
      stored = articles;
      yield await measured(`panel opens with ${articles} posts`, 2500, () => opened(browser));
      if (articles !== ARTICLES) continue;
      await relateArticle(0);
      yield await measured("next page, prerendered", 100, () => nextPage(executablePath));
      for (const one of PRESSES)
        yield await measured(`${one.name}, phone`, 200, () => pressed(browser, one));
    }
    yield await measured("functions' process starts and loads", null, async () => coldStart());
  } finally {
    await browser.close();
  }
}

async function pressed(browser: Browser, { path, prepare, press, answer }: Press): Promise<number> {
  const { site } = addresses();
  await fetch(site + path);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.addInitScript(watchPresses);
  await prepare?.(page);
  await slowDown(await context.newCDPSession(page), PHONE);
  await page.goto(site + path);
  await press(page);
  await answer(page).first().waitFor();
  const time = await slowest(page);
  await context.close();
  return time;
}

/** Playwright's `tap` searches the page while it presses, which takes seconds among 5,000 rows. */
async function touch(page: Page, target: Locator): Promise<void> {
  // Waits until it stays where it is, and nothing covers it.
  await target.tap({ trial: true });
  await page.evaluate(nextFrames);
  const box = await target.boundingBox();
  if (box === null) throw new Error("Nothing to press");
  await page.evaluate(nextFrames);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function showManyReferences(page: Page): Promise<void> {
  await page.route(/\/assets\/referencias-.*\.json$/, async (route) => {
    const index = (await (await route.fetch()).json()) as FinderIndex;
    const copies = Math.ceil(REFERENCES / index.rows.length);
    const rows = Array.from({ length: copies }, (_, copy) =>
      index.rows.map(([reference, ...rest]) => [`${reference}-${copy}`, ...rest]),
    ).flat();
    await route.fulfill({ json: { ...index, rows } });
  });
}

async function showManyRows(page: Page): Promise<void> {
  await page.route("**/catalogo/pies-niveladores", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, rows = ""] = /<tbody>(.*)<\/tbody>/s.exec(html) ?? [];
    const copies = Math.ceil(REFERENCES / (rows.split("<tr ").length - 1));
    const many = Array.from({ length: copies }, (_, copy) =>
      rows.replaceAll(/(<tr id="[^"]+)/g, `$1-${copy}`),
    );
    const body = html
      .replace(rows, () => many.join(""))
      .replace('aria-label="Tabla de referencias"', '$& data-defer=""');
    await route.fulfill({ response, body });
  });
}

/** Runs in the browser: the slowest interaction to next paint (https://web.dev/articles/inp). */
function watchPresses(): void {
  Reflect.set(globalThis, "slowest", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "interactionId")) continue;
      Reflect.set(
        globalThis,
        "slowest",
        Math.max(Reflect.get(globalThis, "slowest"), entry.duration),
      );
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the browser. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits until the observer has reported. */
async function slowest(page: Page): Promise<number> {
  await page.evaluate(nextFrames);
  return page.evaluate(() => Reflect.get(globalThis, "slowest"));
}

async function opened(browser: Browser): Promise<number> {
  const { site } = addresses();
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const rows = page.getByRole("listitem").filter({ hasText: "Published" });
  await openTable(page);
  await slowDown(session, DESKTOP);
  await session.send("Network.clearBrowserCache");
  const began = performance.now();
  await page.goto(`${site}/nhk`, { waitUntil: "commit" });
  await rows.first().waitFor();
  const time = performance.now() - began;
  await context.close();
  return time;
}

/** Node and the built functions, without the cloud's share. */
function coldStart(): number {
  const built = new URL("../../functions/lib/index.js", import.meta.url).href;
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [
    "--eval",
    `import(${JSON.stringify(built)})`,
  ]);
  if (status !== 0) throw new Error(String(stderr));
  return performance.now() - began;
}
