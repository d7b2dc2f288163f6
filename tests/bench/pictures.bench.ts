import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { preparePicture } from "../../functions/src/adapters/pictures/prepare-picture.ts";
import { functionLimits } from "../../functions/src/platform/limits.ts";
import type { Figure } from "./measure.ts";

const PICTURES = 50;
/** The memory of an instance. */
const MAX_BYTES = 2 * 1024 ** 3;

/** Measures a process of its own, which is this file. */
export async function measurePictureMemory(): Promise<readonly Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)]);
  const name = `${PICTURES} pictures of 24 megapixels, as many side by side as an instance takes`;
  return [{ name, values: { bytes: Number(stdout) }, limits: { bytes: MAX_BYTES } }];
}

/** Grain is the dearest content of a photograph. */
function drawPhotograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const size = { width: 6000, height: 4000, channels: 3, background: "#888", noise } as const;
  return sharp({ create: size }).blur(1.5).jpeg({ quality: 90 }).toBuffer();
}

if (import.meta.main) {
  const photograph = await drawPhotograph();
  let left = PICTURES;
  const preparePictures = async () => {
    for (; left > 0; left -= 1) {
      // Each request has a body of its own.
      await preparePicture(Buffer.from(photograph));
    }
  };
  const lanes = Array.from({ length: functionLimits.library.concurrency }, preparePictures);
  await Promise.all(lanes);
  process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
}
