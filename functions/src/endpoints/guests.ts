import { setTimeout as wait } from "node:timers/promises";
import { warn } from "firebase-functions/logger";
import { guestStore } from "../adapters/guest-store.ts";
import { partnerBlog } from "../adapters/partner-blog.ts";
import { partnerKey, partnerUrl } from "../config.ts";
import { NoInput } from "../domain/calls.ts";
import { ImportPartnerPostInput } from "../domain/calls-guests.ts";
import * as fetching from "../use-cases/fetch-partner-posts.ts";
import * as importing from "../use-cases/import-partner-post.ts";
import type { Server } from "./server.ts";

/** Posts of the partner blog, over its own interface. */
export function guestEndpoints({ adminCall, db, now }: Server) {
  const store = guestStore(db);
  // Made at each call: whether there is a partner is known only then.
  const deps = () => ({
    ...store,
    blog: partnerBlog({ url: partnerUrl.value(), key: partnerKey.value() }),
    now,
    wait,
    log: warn,
  });

  return {
    fetchPartnerPosts: adminCall(
      "fetchPartnerPosts",
      NoInput,
      async () => fetching.fetchPartnerPosts(deps()),
      [partnerKey],
    ),

    importPartnerPost: adminCall(
      "importPartnerPost",
      ImportPartnerPostInput,
      async (input, caller) => importing.importPartnerPost(deps(), input, caller),
      [partnerKey],
    ),
  };
}
