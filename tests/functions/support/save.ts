import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { sdk } from "./callers.ts";

/** Stores a post and notes that it changed, as each save does. */
export async function save(
  slug: string,
  fields: Parameters<typeof aPost>[0] = {},
  body: Parameters<typeof aBody>[0] = {},
): Promise<void> {
  const updated_at = new Date();
  const post = aPost({ slug, updated_at, ...fields });
  await storePost(sdk.db, post, aBody(body));
  await sdk.db.collection("sitemap_changes").add({ post_ids: [post.id] });
}
