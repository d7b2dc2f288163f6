import { doc, type Transaction } from "firebase/firestore";
import { focusOf, storedPictureId, withFocus } from "functions/domain/pictures/picture-focus";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import type { PostFields } from "./post-fields.ts";

/** An editor may have been opened, or a version kept, before the picture got its focus. */
export async function withStoredFocus(
  transaction: Transaction,
  fields: PostFields,
): Promise<PostFields> {
  const url = fields.featured_image_url.trim();
  const id = storedPictureId(url);
  if (id === undefined) return fields;
  const picture = await transaction.get(doc(panelFirestore(), "media", id));
  const focus = focusOf({ focus_x: picture.get("focus_x"), focus_y: picture.get("focus_y") });
  return { ...fields, featured_image_url: withFocus(url, focus) };
}
