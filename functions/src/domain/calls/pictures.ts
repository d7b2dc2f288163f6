import * as v from "valibot";
import { PercentSchema } from "../pictures/picture.ts";
import { PictureIdSchema } from "../pictures/picture-ids.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";
import type { Call } from "./call.ts";

export const DescribePictureInput = v.strictObject({
  id: PictureIdSchema,
  alt: optionalSingleLineText(limits.title),
});

export const FocusPictureInput = v.strictObject({
  id: PictureIdSchema,
  x: PercentSchema,
  y: PercentSchema,
});

export const CopyPictureInput = v.strictObject({
  /** Of a picture on another server. */
  url: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.url)),
});

export const DeletePictureInput = v.strictObject({ id: PictureIdSchema });

export const ReplacePictureInput = v.pipe(
  v.strictObject({
    id: PictureIdSchema,
    /** The picture that is shown instead. */
    by: PictureIdSchema,
  }),
  v.check(({ id, by }) => id !== by),
);

export const RestorePictureInput = v.strictObject({ id: PictureIdSchema });

export interface PictureCalls {
  /** Answers the copy's address. */
  readonly copyPicture: Call<typeof CopyPictureInput, { readonly url: string }>;
  readonly describePicture: Call<typeof DescribePictureInput, null>;
  readonly focusPicture: Call<typeof FocusPictureInput, null>;
  readonly deletePicture: Call<typeof DeletePictureInput, null>;
  /** One post at a time; `done` when none shows the former picture. */
  readonly replacePicture: Call<typeof ReplacePictureInput, { readonly done: boolean }>;
  readonly restorePicture: Call<typeof RestorePictureInput, null>;
}
