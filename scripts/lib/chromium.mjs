import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./processes.mjs";
import { Remedy, say } from "./say.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium without the parts that only a window needs: a quarter less processor time (Debian's package of this name). */
const HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell";

/**
 * A browser for the tests: CHROME_PATH, the system's Chromium or Chrome, Playwright's own, else one is installed.
 * @param {{ headlessShell?: boolean }} [options] `headlessShell`: use it where it is installed
 * @returns {Promise<string>} its path
 * @throws {Remedy} when there is none and none can be installed
 */
export async function findChromium({ headlessShell = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Remedy(`CHROME_PATH names no file: ${given}`);
  const own = chromium.executablePath();
  const places = [given, ...(headlessShell ? [HEADLESS_SHELL] : []), ...PLACES, own];
  const found = places.find((path) => path && existsSync(path));
  if (found) return found;
  say("Installing a browser for the tests (once)");
  await run("playwright", ["install", "chromium"]);
  if (existsSync(own)) return own;
  throw new Remedy(
    'No browser for the tests: install Chromium ("apt install chromium"), run "npx playwright install chromium", or point CHROME_PATH at one.',
  );
}
