import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { print } from "../../scripts/lib/command.ts";
import { localParameters } from "../../scripts/lib/emulators/configuration.ts";
import { emulatorHosts } from "../../scripts/lib/emulators/ports.ts";
import { aPicture } from "../functions/support/pictures.ts";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost } from "../support/builders.ts";
import { storePost } from "../support/store.ts";
import {
  installDeployed,
  loadSpecification,
  startDeployed,
  writeEmptyFunction,
} from "./support/deployed-functions.ts";

const PACKED_MB = 5;
/**
 * Processor time until a function listens, as a multiple of an empty function's. Five is usual; beside
 * other suites one start in hundreds took 6.3.
 */
const COLD_START = 7;
/** Of the memory that a function is deployed with. */
const USED = 0.8;
/** The cloud's, in megabytes. */
const DEFAULT_MEMORY = 256;

const { ports } = addresses();
const sdk = adminSdk();
const { published_at: _, ...post } = aPost({ published: false });

let deployed: Awaited<ReturnType<typeof installDeployed>>;
let specification: Awaited<ReturnType<typeof loadSpecification>>;
let environment: Record<string, string>;
let empty: Awaited<ReturnType<typeof measure>>;
/** What the function that was measured last has logged. */
let log = "";

beforeAll(async () => {
  deployed = await installDeployed();
  specification = await loadSpecification(deployed.folder);
  const { params, secrets } = localParameters(ports);
  const defaults = specification.params.map((param) => [param.name, String(param.default ?? "")]);
  environment = {
    ...{ ...Object.fromEntries(defaults), ...params, ...secrets },
    ...emulatorHosts(ports),
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    METADATA_SERVER_DETECTION: "none",
  };
  empty = await measure("empty", "/", {}, writeEmptyFunction(deployed.folder));
});
afterEach(({ task }) => {
  if (task.result?.state === "fail") console.error(log);
});
afterAll(() => rmSync(deployed?.folder ?? "", { recursive: true, force: true }));

/** Starts a function for one request. */
async function measure(name: string, path: string, request: RequestInit, source?: string) {
  const began = performance.now();
  const started = await startDeployed(deployed.folder, name, environment, source);
  try {
    const answer = await fetch(`${started.url}${path}`, request);
    const text = await answer.text();
    const seconds = (performance.now() - began) / 1000;
    const memory = await started.memory();
    print(
      `${name}: start ${started.startMs.toFixed()} ms of processor time, answer ${answer.status} after ${seconds.toFixed(1)} s, ${memory.toFixed()} MB`,
    );
    return { status: answer.status, text, startMs: started.startMs, memory };
  } finally {
    log = await started.stop();
  }
}

async function measureAnswer(
  name: string,
  path: string,
  request: RequestInit = {},
): Promise<string> {
  const { status, text, startMs, memory } = await measure(name, path, request);
  expect(status, text).toBe(200);
  const available = specification.endpoints[name]?.availableMemoryMb ?? DEFAULT_MEMORY;
  expect(memory).toBeLessThan(USED * available);
  expect(startMs / empty.startMs).toBeLessThan(COLD_START);
  return text;
}

it("the packed functions are small", () => {
  print(`packed: ${deployed.megabytes.toFixed(1)} MB`);
  expect(deployed.megabytes).toBeLessThan(PACKED_MB);
});

it("a schedule publishes a post, a page shows it, and a callable counts its view", async () => {
  await storePost(sdk.db, { ...post, scheduled_for: new Date(0) }, aBody());
  await measureAnswer("everyFiveMinutes", "/", { method: "POST", body: "{}" });
  expect(await measureAnswer("pages", `/blog/${post.slug}`)).toContain(`${post.title}</h1>`);
  const counted = await measureAnswer("views", "/api/incrementBlogViewCount", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 Firefox/140.0",
      "x-forwarded-for": "203.0.113.1, 203.0.113.2",
    },
    body: JSON.stringify({ data: { post_id: post.id } }),
  });
  expect(JSON.parse(counted)).toEqual({ result: { counted: true } });
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20"/></svg>';

it("uploads make a picture's copies, also those of a drawing, which another process draws", async () => {
  await createAdmin(sdk, demoAdmin);
  const authorization = `Bearer ${await signIn(demoAdmin)}`;
  for (const [name, bytes, copy] of [
    ["pie.jpg", await aPicture(700, 500), "800.webp"],
    ["logo.svg", Buffer.from(DRAWING), "1600.webp"],
  ] as const) {
    await measureAnswer("library", `/uploadPicture?name=${name}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", authorization },
      body: new Uint8Array(bytes),
    });
    const [files] = await sdk.bucket().getFiles();
    expect(files.map((file) => file.name.split("/").at(-1))).toContain(copy);
  }
});
