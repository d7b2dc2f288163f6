/** Makes the committed pictures. Run: node web/site/build/images.mjs */
import { mkdirSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const site = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(site, "public/images");
/** 672: phones of 412 px (1.75 dots) and 360 px (2). */
const WIDTHS = [400, 672, 800, 1200, 1600];
/** The left third of the render is empty. */
const CROPS = { hero: { left: 850, top: 0, width: 1520, height: 1350 } };

mkdirSync(out, { recursive: true });
mkdirSync(join(site, "public/icons"), { recursive: true });

const table = {};
for (const file of readdirSync(join(site, "images")).filter((name) => name.endsWith(".webp"))) {
  const name = file.replace(/\.webp$/, "");
  const source = sharp(join(site, "images", file));
  const crop = CROPS[name];
  if (crop) source.extract(crop);
  const size = crop ?? (await source.metadata());
  const widths = WIDTHS.filter((width) => width <= size.width);
  if (crop) widths.splice(-1, 1, 1000, 1400);
  for (const width of [...new Set(widths)]) {
    const small = source.clone().resize({ width });
    await small
      .clone()
      .webp({ quality: 74, effort: 6 })
      .toFile(join(out, `${name}-${width}.webp`));
    await small
      .clone()
      .avif({ quality: 44, effort: 6, chromaSubsampling: "4:2:0" })
      .toFile(join(out, `${name}-${width}.avif`));
  }
  table[name] = {
    width: Math.max(...widths),
    height: Math.round((Math.max(...widths) * size.height) / size.width),
    widths: [...new Set(widths)],
  };
}
await writeFile(join(site, "../kit/ui/images.json"), `${JSON.stringify(table, null, 2)}\n`);

const logo = join(site, "public/favicon.svg");
const icon = (size, margin, background) =>
  sharp(logo, { density: 600 })
    .resize(size - 2 * margin, size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ compressionLevel: 9, palette: true });
await icon(180, 22, "#ffffff")
  .flatten({ background: "#ffffff" })
  .toFile(join(site, "public/icons/apple-touch-icon.png"));
for (const size of [192, 512]) {
  await icon(size, 0, { r: 0, g: 0, b: 0, alpha: 0 }).toFile(
    join(site, `public/icons/icon-${size}.png`),
  );
}
