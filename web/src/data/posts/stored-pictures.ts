import { type DocumentSnapshot, doc, type Transaction } from "firebase/firestore";
import { PercentSchema } from "functions/domain/pictures/picture";
import { storedPictureAt } from "functions/domain/pictures/picture-address";
import { focusOf, storedPictureId, withFocus } from "functions/domain/pictures/picture-focus";
import { pictureIdsOf } from "functions/domain/pictures/picture-ids";
import { replacedIn } from "functions/domain/pictures/replaced-picture";
import type { PostBody } from "functions/domain/posts/post";
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
  const [featured = "", content = ""] = await withReplacements(transaction, texts, named);
  const featured_image_url = await withStoredFocus(transaction, featured);
  return {
    ...shown,
    fields: { ...fields, featured_image_url },
    body: body && { ...body, content },
  };
}

async function withReplacements(
  transaction: Transaction,
  texts: readonly string[],
  named: readonly string[],
): Promise<readonly string[]> {
  const ids = pictureIdsOf(...texts).filter((id) => !named.includes(id));
  if (ids.length === 0) return texts;
  const pictures = await Promise.all(ids.map((id) => pictureOf(transaction, id)));
  const urls = pictures.map((picture) => String(picture.get("replaced_by") ?? ""));
  const followed = (text: string, id: string, n: number) => {
    const url = urls[n] ?? "";
    return storedPictureAt(url) ? replacedIn(text, id, url) : text;
  };
  const next = texts.map((text) => ids.reduce(followed, text));
  return withReplacements(transaction, next, [...named, ...ids]);
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
