import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { print, UserError } from "../command.ts";
import { run } from "../processes.ts";

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** Takes a quarter less processor time than the whole browser. */
const HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell";

export async function findChromium({ headlessShell = false } = {}): Promise<string> {
  const chromePath = process.env.CHROME_PATH;
  if (chromePath && !existsSync(chromePath))
    throw new UserError(`CHROME_PATH names no file: ${chromePath}`);
  const own = chromium.executablePath();
  const shell = headlessShell ? [HEADLESS_SHELL] : [];
  const found = [chromePath ?? "", ...shell, ...BROWSERS, own].find(existsSync);
  if (found) return found;
  print("Installing a browser for the tests (once)");
  await run("playwright", ["install", "chromium"]);
  if (existsSync(own)) return own;
  throw new UserError(
    'No browser for the tests: install Chromium ("apt install chromium"), run "npx playwright install chromium", or point CHROME_PATH at one.',
  );
}
