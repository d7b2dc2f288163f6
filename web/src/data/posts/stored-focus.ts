import { doc, type Transaction } from "firebase/firestore";
import { PercentSchema } from "functions/domain/pictures/picture";
import { focusOf, storedPictureId, withFocus } from "functions/domain/pictures/picture-focus";
import * as v from "valibot";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import type { PostFields } from "./post-fields.ts";

/** Open editors and kept versions may have a former one. */
export async function withStoredFocus(
  transaction: Transaction,
  fields: PostFields,
): Promise<PostFields> {
  const url = fields.featured_image_url.trim();
  const id = storedPictureId(url);
  if (id === undefined) return fields;
  const picture = await transaction.get(doc(panelFirestore(), "media", id));
  const percent = (field: "focus_x" | "focus_y") => {
    const value: unknown = picture.get(field);
    return v.is(PercentSchema, value) ? value : undefined;
  };
  const focus = focusOf({ focus_x: percent("focus_x"), focus_y: percent("focus_y") });
  return { ...fields, featured_image_url: withFocus(url, focus) };
}
