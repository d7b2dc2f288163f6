import * as v from "valibot";
import { PercentSchema } from "../pictures/picture.ts";
import { PictureIdSchema } from "../pictures/picture-ids.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";

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

export const RestorePictureInput = v.strictObject({ id: PictureIdSchema });

export interface PictureCalls {
  readonly copyPicture: {
    input: v.InferInput<typeof CopyPictureInput>;
    /** Of the copy in the library. */
    output: { readonly url: string };
  };
  readonly describePicture: {
    input: v.InferInput<typeof DescribePictureInput>;
    output: null;
  };
  readonly focusPicture: {
    input: v.InferInput<typeof FocusPictureInput>;
    output: null;
  };
  readonly deletePicture: {
    input: v.InferInput<typeof DeletePictureInput>;
    output: null;
  };
  readonly restorePicture: {
    input: v.InferInput<typeof RestorePictureInput>;
    output: null;
  };
}
