import { randomUUID } from "node:crypto";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { sdk } from "./callers.ts";

/** Stores a post with its entry of the audit log, as rules demand of browsers. */
export async function save(
  slug: string,
  fields: Parameters<typeof aPost>[0] = {},
  body: Parameters<typeof aBody>[0] = {},
): Promise<void> {
  const updated_at = new Date();
  const post = aPost({ slug, updated_at, ...fields });
  await storePost(sdk.db, post, aBody(body));
  await sdk.db.doc(`audit_log/${randomUUID()}`).set({
    at: new Date(),
    actor_uid: "eva",
    actor_email: "eva@example.com",
    action: "post_saved",
    target: post.id,
    expires_at: new Date(Date.now() + 1e9),
  });
}
