import * as v from "valibot";
import { DomainError } from "../shared/errors.ts";
import { fileNameToShow } from "../shared/file-name.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText, singleLineText } from "../shared/text.ts";
import { CARD, storedPictureAt, WIDTHS } from "./picture-address.ts";
import { PICTURE_TYPES } from "./picture-types.ts";

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
export const PercentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export const UploadPictureInput = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(1000), v.transform(pictureName)),
});

/** @param name the last part of a path or an address is kept */
export function pictureName(name: string): string {
  return fileNameToShow(name) || "picture";
}

export function tooLarge(): DomainError {
  return new DomainError("invalid-argument", "The file is larger than 25 MB.");
}

/** Its id is the start of the original's SHA-256, so that one picture is stored once. */
export const PictureSchema = v.strictObject({
  name: singleLineText(200),
  type: v.picklist(PICTURE_TYPES),
  width: positive,
  height: positive,
  bytes: positive,
  is_animated: v.boolean(),
  /** Shown until the picture has loaded: '#rrggbb'. */
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** What new uses start with. */
  alt: v.exactOptional(optionalSingleLineText(limits.title)),
  focus_x: v.exactOptional(PercentSchema),
  focus_y: v.exactOptional(PercentSchema),
  uploaded_at: v.date(),
  uploaded_by: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  deleted_at: v.exactOptional(v.date()),
  purge_at: v.exactOptional(v.date()),
  /** Address of the picture that took its place; only a deleted one has it. */
  replaced_by: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((url) => storedPictureAt(url) !== null),
    ),
  ),
  /** Its files are being deleted. */
  purging: v.exactOptional(v.literal(true)),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

const COPY = new RegExp(
  `^/media/([0-9a-f]{32}-\\d{1,5}x\\d{1,5}(?:-a)?)/((?:${WIDTHS.join("|")})\\.(?:avif|webp)|${CARD.width}(?:-\\d{1,3}-\\d{1,3})?\\.jpg)$`,
);

/** @returns a copy's place in the bucket, undefined for other paths */
export function copyAt(path: string): string | undefined {
  const [, folder, copy] = COPY.exec(path) ?? [];
  return folder && copy ? fileIn(folder, copy) : undefined;
}

export function fileIn(folder: string, name: string): string {
  return `media/${folder}/${name}`;
}
