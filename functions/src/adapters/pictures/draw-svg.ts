import sharp from "sharp";
import { limits } from "../../domain/shared/limits.ts";

const POINTS_PER_INCH = 72;
const MAX_DENSITY = 2400;

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/<!ENTITY/i, "The drawing defines entities, which cannot be used."],
  [/<(?:\w+:)?text[\s>]/i, "The drawing contains text. Convert it to paths and upload it again."],
  [
    /[\s:]href\s*=\s*(?!\s|["'](?:#|data:image\/))|@import|url\(\s*["']?(?!\s|#|data:image\/|["'])/i,
    "The drawing refers to other files. Embed them and upload it again.",
  ],
];

export function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString().trimStart();
  return /^\uFEFF?</.test(start) && /<(?:svg:)?svg[\s>]/.test(start);
}

/** @returns undefined for a drawing that can be used */
export function svgRefusal(bytes: Buffer): string | undefined {
  const code = bytes.toString();
  return REFUSALS.find(([pattern]) => pattern.test(code))?.[1];
}

/** @returns PNG of this width */
export async function drawSvg(bytes: Buffer, width: number): Promise<Buffer> {
  const { width: inPoints } = await sharp(bytes).metadata();
  const density = Math.min(MAX_DENSITY, (POINTS_PER_INCH * width) / inPoints);
  const drawing = sharp(bytes, { density, limitInputPixels: limits.picturePixels });
  return drawing.resize({ width }).png({ compressionLevel: 1 }).toBuffer();
}
