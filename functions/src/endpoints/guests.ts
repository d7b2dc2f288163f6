import { setTimeout as wait } from "node:timers/promises";
import type { CallNameIn } from "domain/calls/calls";
import { warn } from "firebase-functions/logger";
import { partnerBlog } from "../adapters/partner-blog.ts";
import type { Runs } from "../platform/call.ts";
import { partnerKey, partnerUrl } from "../platform/config.ts";
import * as fetching from "../use-cases/guests/fetch-partner-posts.ts";
import * as importing from "../use-cases/guests/import-partner-post.ts";
import type { Server } from "./server.ts";

export function guestEndpoints({ store, now }: Server) {
  const deps = () => ({
    store,
    blog: partnerBlog({ url: partnerUrl.value(), key: partnerKey.value() }),
    now,
    wait,
    log: warn,
  });

  const calls: Runs<CallNameIn<"partner">> = {
    fetchPartnerPosts: async () => fetching.fetchPartnerPosts(deps()),

    importPartnerPost: async (input, caller) => importing.importPartnerPost(deps(), input, caller),
  };
  return { calls };
}
