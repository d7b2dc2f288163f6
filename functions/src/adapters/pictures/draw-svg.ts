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

/** @returns the drawing in UTF-8, so that what is checked is what is drawn; undefined for no drawing */
export function readSvg(bytes: Buffer): Buffer | undefined {
  const encoding = ENCODINGS.find(({ start }) => bytes.subarray(0, 2).equals(Buffer.from(start)));
  const text = encoding && new TextDecoder(encoding.label).decode(bytes);
  const drawing = text === undefined ? bytes : Buffer.from(text.replace(/^<\?xml[^>]*\?>/, ""));
  const head = withoutComments(drawing).subarray(0, 4096).toString().trimStart();
  return head.startsWith("<") && /<(?:svg:)?svg[\s>]/.test(head) ? drawing : undefined;
}

const ENCODINGS = [
  { start: [0xff, 0xfe], label: "utf-16le" },
  { start: [0xfe, 0xff], label: "utf-16be" },
  { start: [0x3c, 0x00], label: "utf-16le" },
  { start: [0x00, 0x3c], label: "utf-16be" },
];

/** Programs write licenses of any length before the drawing. */
function withoutComments(bytes: Buffer): Buffer {
  let at = 0;
  for (;;) {
    const head = bytes.subarray(at, at + 200).toString();
    const start =
      at + Buffer.byteLength(head.slice(0, head.length - head.replace(/^\ufeff?\s*/, "").length));
    const isComment = bytes.subarray(start, start + 4).equals(Buffer.from("<!--"));
    const end = isComment ? bytes.indexOf("-->", start + 4) : -1;
    if (end < 0) return bytes.subarray(at);
    at = end + 3;
  }
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
