import type { Calls } from "domain/calls/calls";
import { parseGuestPosts } from "domain/guests/guest-post";
import { limits } from "domain/shared/limits";
import type { Store } from "../store/store.ts";
import type { PartnerDeps } from "./partner-blog.ts";

const MAX_LOOKUPS = 1000;
const MAX_CONFIRMATIONS = 10;

/** An imported post that is still listed is confirmed again. */
export async function fetchPartnerPosts(
  deps: PartnerDeps & { readonly store: Store },
): Promise<Calls["fetchPartnerPosts"]["output"]> {
  const { posts, skipped } = parseGuestPosts(await deps.blog.list());
  const ids = posts.slice(0, MAX_LOOKUPS).map(({ id }) => id);
  const { guest_imports } = await deps.store.read({ guest_imports: { ids, fields: [] } });
  await confirmAgain(deps, [...guest_imports.keys()].slice(0, MAX_CONFIRMATIONS));
  const waiting = posts.filter(({ id }) => !guest_imports.has(id));
  const listed = waiting.slice(0, limits.guestPosts);
  return { posts: listed, skipped, more: waiting.length - listed.length };
}

async function confirmAgain({ blog, log }: PartnerDeps, ids: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(ids.map((id) => blog.confirm(id)));
  const failed = results.filter(({ status }) => status === "rejected").length;
  if (failed > 0) log("guest_posts_not_confirmed", { count: failed });
}
