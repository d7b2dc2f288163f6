import { PercentSchema } from "domain/pictures/picture";
import { focusOf, storedPictureId, withFocus } from "domain/pictures/picture-focus";
import { withReplacements } from "domain/pictures/replaced-picture";
import type { PostBody } from "domain/posts/post";
import { type DocumentSnapshot, doc, type Transaction } from "firebase/firestore";
import * as v from "valibot";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import type { PostFields } from "./post-fields.ts";

interface ShownPictures {
  readonly fields: PostFields;
  readonly body: PostBody | null;
}

/**
 * Open editors, drafts and kept versions may have a replaced picture or a former focus.
 * @param named pictures that the stored post shows
 */
export async function withStoredPictures<Shown extends ShownPictures>(
  transaction: Transaction,
  shown: Shown,
  named: readonly string[] = [],
): Promise<Shown> {
  const { fields, body } = shown;
  const texts = [fields.featured_image_url.trim(), body?.content ?? ""];
  const replacementsOf = async (ids: readonly string[]) => {
    const pictures = await Promise.all(ids.map((id) => pictureOf(transaction, id)));
    return pictures.map((picture) => picture.get("replaced_by") as unknown);
  };
  const [featured = "", content = ""] = await withReplacements(texts, replacementsOf, named);
  const featured_image_url = await withStoredFocus(transaction, featured);
  return {
    ...shown,
    fields: { ...fields, featured_image_url },
    body: body && { ...body, content },
  };
}

async function withStoredFocus(transaction: Transaction, url: string): Promise<string> {
  const id = storedPictureId(url);
  if (id === undefined) return url;
  const picture = await pictureOf(transaction, id);
  const percent = (field: "focus_x" | "focus_y") => {
    const value: unknown = picture.get(field);
    return v.is(PercentSchema, value) ? value : undefined;
  };
  return withFocus(url, focusOf({ focus_x: percent("focus_x"), focus_y: percent("focus_y") }));
}

function pictureOf(transaction: Transaction, id: string): Promise<DocumentSnapshot> {
  return transaction.get(doc(panelFirestore(), "media", id));
}
