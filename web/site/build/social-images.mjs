/** Makes the committed link previews: JPEG, for messengers. Run: node web/site/build/social-images.mjs */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const site = join(dirname(fileURLToPath(import.meta.url)), "..");

for (const file of readdirSync(join(site, "images")).filter((name) => name.endsWith(".webp"))) {
  const name = file.replace(/\.webp$/, "");
  await sharp(join(site, "images", file))
    .resize({ width: 1200, height: 630, fit: "cover" })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(site, "public/images", `${name}-social.jpg`));
}
