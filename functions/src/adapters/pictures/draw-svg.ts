import sharp, { type Sharp } from "sharp";

const POINTS_PER_INCH = 72;
const ACCEPTED_DENSITY = { least: 1, most: 100_000 };

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
  return start.startsWith("<") && /<(?:svg:)?svg[\s>]/.test(start);
}

/** @returns undefined for a drawing that can be used */
export function svgRefusal(bytes: Buffer): string | undefined {
  const code = bytes.toString();
  return REFUSALS.find(([pattern]) => pattern.test(code))?.[1];
}

/** In points. */
export function sizeOfSvg(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

export function drawSvg(bytes: Buffer, width: number, inPoints: number): Sharp {
  const wanted = (POINTS_PER_INCH * width) / inPoints;
  const density = Math.min(ACCEPTED_DENSITY.most, Math.max(ACCEPTED_DENSITY.least, wanted));
  return sharp(bytes, { density, failOn: "error" }).resize({ width });
}
