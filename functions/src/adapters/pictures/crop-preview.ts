import { CARD, type Focus } from "domain/pictures/picture-address";
import { CENTER } from "domain/pictures/picture-focus";
import sharp, { type Sharp } from "sharp";

export async function cropPreview(copy: Buffer, focus: Focus): Promise<Buffer> {
  return toPreview(sharp(copy), await sharp(copy).metadata(), focus);
}

/** As `object-fit: cover`. */
export function toPreview(
  picture: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
  focus: Focus = CENTER,
): Promise<Buffer> {
  const ratio = CARD.width / CARD.height;
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const left = Math.round(((width - part.width) * focus.x) / 100);
  const top = Math.round(((height - part.height) * focus.y) / 100);
  return picture
    .extract({ left, top, ...part })
    .resize({ ...CARD, fit: "fill" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
