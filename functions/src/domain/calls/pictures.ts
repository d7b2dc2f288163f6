import * as v from "valibot";
import { PictureIdSchema } from "../pictures/picture.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";

export const DescribePictureInput = v.strictObject({
  id: PictureIdSchema,
  alt: optionalSingleLineText(limits.title),
});

export interface PictureCalls {
  readonly describePicture: {
    input: v.InferInput<typeof DescribePictureInput>;
    output: null;
  };
}
