import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/paths.ts";
import { addresses } from "../support/addresses.ts";
import demoAdmin from "../support/demo-admin.json" with { type: "json" };
import { scheduleUrl } from "../support/run-scheduled.ts";

/** Meets no port of the other sets, whose shifts differ by multiples of 5,000. */
const SHIFT = Number(process.env.EMULATOR_SHIFT ?? "0") + 12_100;
const START_MS = 240_000;
const folders = [
  `.emulator-data-${SHIFT}`,
  `build/start-${SHIFT}`,
  `.firebase-start-${SHIFT}.json`,
];
const removeFolders = () => {
  for (const folder of folders) rmSync(inRoot(folder), { recursive: true, force: true });
};

const lines: string[] = [];
let start: ChildProcess;
let ended: Promise<unknown>;

beforeAll(async () => {
  removeFolders();
  const command = [inRoot("scripts/run.mjs"), "start", "--shift", String(SHIFT)];
  start = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  ended = once(start, "exit");
  if (!start.stdout) throw new Error("The command has no output.");
  for await (const line of createInterface({ input: start.stdout })) {
    lines.push(line);
    if (line.startsWith("Ready ")) return;
  }
  throw new Error(`npm start ended early:\n${lines.join("\n")}`);
}, START_MS);

afterAll(async () => {
  start.stdout?.resume();
  start.kill("SIGINT");
  await ended;
  removeFolders();
}, START_MS);

const { site, mailbox } = addresses(SHIFT);

it("prints where the product is, and who may sign in", () => {
  expect(lines.slice(-5)).toEqual([
    `Site ${site}`,
    `Panel ${site}/nhk`,
    `Admin ${demoAdmin.email} ${demoAdmin.password}`,
    `Mailbox ${mailbox}`,
    `Ready ${site}`,
  ]);
});

it.each(["/", "/articulos", "/sitemap.xml", "/nhk"])("serves %s", async (path) => {
  const answer = await fetch(site + path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toBe("");
});

it("routes calls through Hosting, and scheduled functions, to functions of the emulator", async () => {
  const call = await fetch(`${site}/api/incrementBlogViewCount`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { unknown: true } }),
  });
  expect(((await call.json()) as { error?: { status: string } }).error?.status).toBe(
    "INVALID_ARGUMENT",
  );
  const schedule = scheduleUrl("everyFiveMinutes", {
    ...addresses(SHIFT),
    project: "demo-nhk",
  });
  expect((await fetch(schedule, { method: "POST", body: "{}" })).status).toBe(200);
});
