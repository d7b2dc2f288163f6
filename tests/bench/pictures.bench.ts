import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CARD, widthsOf } from "functions/domain/pictures/picture-address";
import sharp from "sharp";
import {
  AVIF,
  preparePicture,
  WEBP,
} from "../../functions/src/adapters/pictures/prepare-picture.ts";
import type { Bench } from "./bench.ts";

/** 24 megapixels. */
const SIZE = { width: 6000, height: 4000 };

export interface MemoryFigures {
  readonly name: string;
  /** Largest resident set of the process, in bytes. */
  readonly peak: number;
  readonly limit: number;
}

/** Grain, the dearest content of a photograph. */
export function aPhotograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { ...SIZE, channels: 3, background: "#888", noise } as const;
  return sharp({ create }).blur(1.5).jpeg({ quality: 90 }).toBuffer();
}

export async function pictureBench(): Promise<Bench> {
  const photograph = await aPhotograph();
  return {
    name: "a picture of 24 megapixels, judged and stored in its sizes",
    against: "sharp alone: decoded once, the same copies",
    limit: 1.3,
    subject: async () => {
      await preparePicture(photograph);
    },
    baseline: () => copiesOf(photograph),
  };
}

async function copiesOf(photograph: Buffer): Promise<void> {
  const large = sharp(photograph).autoOrient().resize({ width: 1600 }).toColorspace("srgb");
  const { data, info } = await large.raw().toBuffer({ resolveWithObject: true });
  const copy = () => sharp(data, { raw: info });
  for (const width of widthsOf(SIZE.width)) {
    await copy().resize({ width }).webp(WEBP).toBuffer();
    await copy().resize({ width }).avif(AVIF).toBuffer();
  }
  await copy().resize(CARD).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** 50 uploads at once, as many side by side as an instance takes. */
export async function measurePictureMemory(): Promise<readonly MemoryFigures[]> {
  const script = fileURLToPath(new URL("./picture-memory.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return [
    {
      name: "50 pictures of 24 megapixels, two side by side",
      peak: Number(stdout),
      limit: 2 * 1024 ** 3,
    },
  ];
}
