import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/**
 * Program that draws the SVG of its standard input and writes it as PNG. It is a process of its own because librsvg
 * can be ended in no other way, and nobody else waits for its memory.
 */

const POINTS_PER_INCH = 72;
const ACCEPTED_DENSITY = { least: 1, most: 100_000 };

const [width = 0, maxHeight = 0] = process.argv.slice(2).map(Number);
const bytes = await buffer(process.stdin);
try {
  const points = await sharp(bytes, { limitInputPixels: false }).metadata();
  if ((points.height * width) / points.width > maxHeight) process.stderr.write("too tall\n");
  else {
    const pixelDensity = (POINTS_PER_INCH * width) / points.width;
    const density = Math.min(ACCEPTED_DENSITY.most, Math.max(ACCEPTED_DENSITY.least, pixelDensity));
    const picture = sharp(bytes, { density, failOn: "error" }).resize({ width });
    const png = picture.toColorspace("srgb").png({ compressionLevel: 1 });
    process.stdout.write(await png.toBuffer());
  }
} catch (error) {
  process.stderr.write(String(error));
}
