import * as v from "valibot";
import { PercentSchema, UploadPictureInput } from "../pictures/picture.ts";
import { PictureIdSchema } from "../pictures/picture-ids.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

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

export const pictureCalls = {
  uploadPicture: {
    needs: "pictures.upload",
    seconds: 120,
    input: UploadPictureInput,
    output: answer<{ readonly url: string }>(),
    file: "upload",
  },
  /** Answers the copy's address. */
  copyPicture: {
    needs: "pictures.upload",
    seconds: 120,
    input: CopyPictureInput,
    output: answer<{ readonly url: string }>(),
  },
  describePicture: {
    needs: "pictures.describe",
    seconds: 60,
    input: DescribePictureInput,
    output: answer<null>(),
  },
  focusPicture: {
    needs: "pictures.focus",
    seconds: 120,
    input: FocusPictureInput,
    output: answer<null>(),
  },
  /** One post at a time; `done` when none shows the former picture. */
  replacePicture: {
    needs: "pictures.replace",
    seconds: 60,
    input: ReplacePictureInput,
    output: answer<{ readonly done: boolean }>(),
  },
  deletePicture: {
    needs: "pictures.delete",
    seconds: 60,
    input: DeletePictureInput,
    output: answer<null>(),
  },
  restorePicture: {
    needs: "pictures.restore",
    seconds: 60,
    input: RestorePictureInput,
    output: answer<null>(),
  },
} as const satisfies CallContracts;
