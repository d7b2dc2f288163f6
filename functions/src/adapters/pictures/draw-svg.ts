import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { buffer, text } from "node:stream/consumers";
import { setInterval as every } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Beside this file in the sources, beside its chunk in the build. */
const PROGRAM = `./draw-svg-process.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`;

const MAX_SECONDS = 30;
/** The functions that draw have 2 GiB, and two drawings may be drawn at the same time. */
const MAX_MEGABYTES = 600;
const PAGE_BYTES = 4096;

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/<!ENTITY/i, "The drawing defines entities, which cannot be used."],
  [/<(?:\w+:)?text[\s>]/i, "The drawing contains text. Convert it to paths and upload it again."],
  [
    /<(?:\w+:)?filter[\s>]|[\s"';{]filter\s*[:=](?!\s*(?:["']\s*)?none)/i,
    "The drawing uses filters, for example a blur or a shadow. Remove them and upload it again.",
  ],
  [
    /[\s:]href\s*=\s*(?!\s|["'](?:#|data:image\/))|@import|url\(\s*["']?(?!\s|#|data:image\/|["'])/i,
    "The drawing refers to other files. Embed them and upload it again.",
  ],
];

export function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString().trimStart();
  return start.startsWith("<") && /<(?:svg:)?svg[\s>]/.test(start);
}

/** @returns undefined for a drawing that can be used */
export function svgRefusal(bytes: Buffer): string | undefined {
  const code = bytes.toString();
  return REFUSALS.find(([pattern]) => pattern.test(code))?.[1];
}

type Drawn =
  | { readonly png: Buffer }
  | { readonly failure: "too tall" | "too much" }
  | { readonly failure: "damaged"; readonly cause: string };

/** Draws in a process of its own, which is ended when it takes too long or needs too much memory. */
export async function drawSvg(
  bytes: Buffer,
  { width, maxHeight, maxSeconds = MAX_SECONDS, maxMegabytes = MAX_MEGABYTES }: DrawOptions,
): Promise<Drawn> {
  const program = fileURLToPath(new URL(PROGRAM, import.meta.url));
  const child = spawn(process.execPath, [program, String(width), String(maxHeight)], {
    // None of the secrets.
    env: { VIPS_CONCURRENCY: "1" },
    timeout: maxSeconds * 1000,
    killSignal: "SIGKILL",
  });
  const ended = new AbortController();
  const finished = new Promise<void>((resolve, reject) => {
    child.once("error", reject).once("close", () => resolve());
  }).finally(() => ended.abort());
  // One that ends early reads no further.
  child.stdin.on("error", () => {}).end(bytes);
  const [png, cause] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    finished,
    endAboveMemory(child, maxMegabytes, ended.signal),
  ]);
  if (child.signalCode !== null) return { failure: "too much" };
  if (cause.startsWith("too tall")) return { failure: "too tall" };
  return png.length > 0 ? { png } : { failure: "damaged", cause };
}

interface DrawOptions {
  readonly width: number;
  readonly maxHeight: number;
  readonly maxSeconds?: number;
  readonly maxMegabytes?: number;
}

/** Only Linux tells the memory of a process in a file; functions run there. */
async function endAboveMemory(
  child: ChildProcess,
  maxMegabytes: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const _ of every(50, undefined, { signal })) {
      const [, pages] = (await readFile(`/proc/${child.pid}/statm`, "utf8")).split(" ");
      if (Number(pages) * PAGE_BYTES > maxMegabytes * 1024 * 1024) child.kill("SIGKILL");
    }
  } catch {
    // The process has ended, or this system has no such file.
  }
}
