import { setTimeout as wait } from "node:timers/promises";
import { warn } from "firebase-functions/logger";
import { partnerBlog } from "../adapters/partner-blog.ts";
import { partnerKey, partnerUrl } from "../config.ts";
import { NoInput } from "../domain/calls/calls.ts";
import { ImportPartnerPostInput } from "../domain/calls/guests.ts";
import * as fetching from "../use-cases/guests/fetch-partner-posts.ts";
import * as importing from "../use-cases/guests/import-partner-post.ts";
import type { Server } from "./server.ts";

export function guestEndpoints({ adminCall, store, now }: Server) {
  const deps = () => ({
    store,
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
