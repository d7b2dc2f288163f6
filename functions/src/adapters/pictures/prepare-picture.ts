import { type Picture, tooLarge } from "domain/pictures/picture";
import { getWidths } from "domain/pictures/picture-address";
import { previewName } from "domain/pictures/picture-focus";
import { DECODED_TYPES } from "domain/pictures/picture-types";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { PreparedPicture } from "../../use-cases/pictures/store-picture.ts";
import { toPreview } from "./crop-preview.ts";
import { drawSvg, readSvg, svgRefusal } from "./draw-svg.ts";

// libvips also reads formats whose decoders were never meant for foreign files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Svg"].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});
// Beside other requests of the instance.
sharp.concurrency(1);

const SECONDS = 60;
/** No more bytes than the site's own pictures. */
export const AVIF = { quality: 38, effort: 3, chromaSubsampling: "4:2:0" };
export const WEBP = { quality: 66, effort: 6 };
/** Effort saves 1 % of animations. */
const FRAMES = { quality: 66 };
const MAX_SIDE = 1600;
/** Pixels of a side: https://developers.google.com/speed/webp/faq */
const MAX_WEBP_SIDE = 16_383;

interface Decoded extends Pick<Picture, "type" | "width" | "height" | "is_animated"> {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/**
 * Decodes a picture and makes its copies: upright, in sRGB, without metadata.
 * @throws DomainError invalid-argument with a sentence for a file that is no usable picture
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const drawing = readSvg(bytes);
  const { data, info, ...facts } = await (drawing ? drawn(drawing) : decodedPicture(bytes));
  const still = (to: number) =>
    sharp(data, { raw: info }).resize({ width: to, withoutEnlargement: true });
  const files: PreparedPicture["files"][number][] = [];
  for (const to of getWidths(facts.width)) {
    const webp = facts.is_animated
      ? decoded(resized(bytes, to, true).webp(FRAMES).toBuffer())
      : still(to).webp(WEBP).toBuffer();
    files.push({ name: `${to}.webp`, bytes: await webp });
    // AVIF has no widely supported animation.
    if (!facts.is_animated)
      files.push({ name: `${to}.avif`, bytes: await still(to).avif(AVIF).toBuffer() });
  }
  files.push({ name: previewName(), bytes: await toPreview(sharp(data, { raw: info }), info) });
  const { dominant } = await sharp(data, { raw: info }).stats();
  return { ...facts, color: hex(dominant), files };
}

async function decodedPicture(bytes: Buffer): Promise<Decoded> {
  const { format, compression, pages = 1, ...head } = await readHead(bytes);
  const { width, height: allFrames, pageHeight: height = allFrames, orientation = 1 } = head;
  const name = format === "heif" && compression === "av1" ? "avif" : format;
  const type = DECODED_TYPES.find((decodedType) => decodedType === name);
  if (!type) throw refusal(format === "heif" ? HEIC : NO_PICTURE);
  if (width * allFrames > limits.picturePixels) throw refusal(TOO_LARGE);
  const upright = orientation < 5 ? { width, height } : { width: height, height: width };
  requireProportions(upright);
  const is_animated = pages > 1 && (type === "gif" || type === "webp");
  return { type, ...upright, is_animated, ...(await readPixels(resized(bytes, MAX_SIDE))) };
}

async function drawn(bytes: Buffer): Promise<Decoded> {
  const sentence = bytes.length > limits.drawingBytes ? LARGE_DRAWING : svgRefusal(bytes);
  if (sentence) throw refusal(sentence);
  const drawing = await drawSvg(bytes, { width: MAX_SIDE, maxHeight: MAX_WEBP_SIDE });
  if ("failure" in drawing)
    throw refusal(
      { damaged: DAMAGED, "too tall": TOO_TALL, "too much": SLOW_DRAWING }[drawing.failure],
      drawing.failure === "damaged" ? drawing.cause : undefined,
    );
  const pixels = await readPixels(limited(sharp(drawing.png)));
  const { width, height } = pixels.info;
  return { type: "svg", width, height, is_animated: false, ...pixels };
}

function requireProportions({ width, height }: Pick<Picture, "width" | "height">): void {
  if ((height * Math.min(width, MAX_SIDE)) / width > MAX_WEBP_SIDE) throw refusal(TOO_TALL);
}

function readPixels(picture: Sharp) {
  return decoded(picture.raw().toBuffer({ resolveWithObject: true }));
}

/** Only decoding fails because of the file. */
async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const [first = ""] = String(error).split("\n");
    if (first.includes("timeout:"))
      throw new DomainError("deadline-exceeded", undefined, { cause: first });
    throw refusal(DAMAGED, first);
  }
}

function open(bytes: Buffer, animated = false) {
  const options = { limitInputPixels: limits.picturePixels, failOn: "error" } as const;
  return sharp(bytes, { ...options, animated });
}

function resized(bytes: Buffer, width: number, animated = false) {
  const picture = open(bytes, animated).autoOrient();
  return limited(picture.resize({ width, withoutEnlargement: true }));
}

function limited(picture: Sharp): Sharp {
  return picture.timeout({ seconds: SECONDS }).toColorspace("srgb");
}

async function readHead(bytes: Buffer) {
  if (bytes.length === 0) throw refusal("The file is empty.");
  if (bytes.length > limits.pictureBytes) throw tooLarge();
  try {
    return await open(bytes, true).metadata();
  } catch (error) {
    const reason = String(error);
    const isHeic = bytes.subarray(4, 12).toString("latin1") === "ftypheic";
    const other = reason.includes("corrupt header") ? DAMAGED : NO_PICTURE;
    const sentence = /pixel limit/.test(reason) ? TOO_LARGE : isHeic ? HEIC : other;
    throw refusal(sentence, reason);
  }
}

const NO_PICTURE = "Only JPEG, PNG, WebP, AVIF, GIF and SVG pictures can be used.";
const LARGE_DRAWING = "The drawing is larger than 2 MB.";
const SLOW_DRAWING =
  "The drawing takes too long or too much memory to draw. Simplify it, or export it as PNG and upload that.";
const HEIC = "HEIC pictures cannot be used. Export the picture as JPEG and upload that.";
const TOO_LARGE = "The picture has more than 60 million pixels.";
const TOO_TALL = "The picture is too tall for its width.";
const DAMAGED = "The picture is damaged or incomplete.";

function refusal(sentence: string, cause?: string): DomainError {
  return new DomainError("invalid-argument", sentence, { cause });
}

function hex({ r, g, b }: Readonly<Record<"r" | "g" | "b", number>>): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
