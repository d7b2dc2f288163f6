import { chromium, type Page } from "@playwright/test";
import { createAdmin, demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import type { Bench } from "./bench.ts";
import { storeArticles } from "./many-articles.ts";

const POSTS = 3000;
/** 100 ms at 60 frames per second, perceived as immediate. */
const FRAMES = 6;

export async function postSearchBench(): Promise<Bench> {
  await reset();
  await createAdmin(adminSdk(), demoAdmin);
  await storeArticles(0, POSTS);
  const executablePath = process.env.CHROME_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  await openTable(page);
  // The first letter loads all posts.
  await type(page, "numero");
  return {
    name: `a letter in the search of ${POSTS} posts`,
    against: `${FRAMES} frames of the same browser: 100 ms`,
    limit: 1,
    subject: (turn) => type(page, turn % 2 === 0 ? "numero 1" : "numero 12"),
    baseline: () => page.evaluate(frames, FRAMES),
    end: () => browser.close(),
  };
}

export async function openTable(page: Page): Promise<void> {
  await page.goto(`${addresses().site}/nhk`);
  await page.getByLabel("Email").fill(demoAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAdmin.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search posts" }).waitFor();
}

async function type(page: Page, words: string): Promise<void> {
  const digits = words.replace(/\D/g, "");
  const count = Array.from({ length: POSTS }, (_, n) => String(n)).filter((n) =>
    n.includes(digits),
  ).length;
  await page.evaluate(enter, { words, status: `${count} posts found` });
}

/** Runs in the browser: resolves when the result is painted. */
async function enter({ words, status }: { words: string; status: string }): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("input[aria-label='Search posts']");
  if (!field) throw new Error("There is no search");
  field.focus();
  field.select();
  document.execCommand("insertText", false, words);
  const isSaid = () =>
    [...document.querySelectorAll("[role=status]")].some((one) => one.textContent === status);
  for (let frame = 0; frame < 6000; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (isSaid()) return;
  }
  throw new Error(`The search never showed: ${status}`);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
