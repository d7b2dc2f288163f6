import sharp from "sharp";
import { expect, it } from "vitest";
import { cropPreview } from "./crop-preview.ts";

/** Red at the left or at the top, blue in the rest. */
async function halves(width: number, height: number, red: "left" | "top"): Promise<Buffer> {
  const part =
    red === "left"
      ? { width: Math.ceil(width / 2), height }
      : { width, height: Math.ceil(height / 2) };
  const plain = (size: { width: number; height: number }, background: string) =>
    sharp({ create: { ...size, channels: 3, background } }).png();
  const input = await plain(part, "#ff0000").toBuffer();
  return plain({ width, height }, "#0000ff")
    .composite([{ input, left: 0, top: 0 }])
    .webp()
    .toBuffer();
}

/** Share of red in the middle. */
async function measureRed(preview: Buffer): Promise<number> {
  const { dominant } = await sharp(preview).stats();
  return Math.round((10 * dominant.r) / (dominant.r + dominant.b)) / 10;
}

it.each([
  [4000, 630, "left", { x: 0, y: 50 }, 1],
  [4000, 630, "left", { x: 100, y: 50 }, 0],
  [1200, 4000, "top", { x: 50, y: 0 }, 1],
  [1200, 4000, "top", { x: 50, y: 100 }, 0],
] as const)("of %i × %i pixels, red at the %s, keeps the part at %j", async (...row) => {
  const [width, height, side, focus, red] = row;
  const preview = await cropPreview(await halves(width, height, side), focus);
  const { format, width: across, height: down } = await sharp(preview).metadata();
  expect([format, across, down]).toEqual(["jpeg", 1200, 630]);
  expect(await measureRed(preview)).toBe(red);
});

it.each([
  [1, 1],
  [1, 3000],
  [3000, 1],
])("makes one of %i × %i pixels", async (width, height) => {
  const preview = await cropPreview(await halves(width, height, "left"), { x: 100, y: 100 });
  expect(await sharp(preview).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it("takes the first frame of an animation", async () => {
  const frames = await Promise.all([halves(600, 600, "top"), halves(600, 600, "left")]);
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const preview = await cropPreview(moving, { x: 50, y: 0 });
  expect(await sharp(preview).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: "jpeg",
  });
  expect(await measureRed(preview)).toBe(1);
});
