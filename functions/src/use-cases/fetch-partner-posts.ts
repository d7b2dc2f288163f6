import type { Calls } from "../domain/calls.ts";
import { guestPostsOf } from "../domain/guest-post.ts";
import { limits } from "../domain/limits.ts";
import type { GuestDeps } from "./guest-ports.ts";

/** Posts that are looked up as imported or not: far more than a partner has waiting. */
const LOOKED_UP = 1000;
/** Confirmations that one call catches up on. */
const CONFIRMED_AT_ONCE = 10;

/**
 * The approved posts that were not imported yet, the partner's order kept, at most `limits.guestPosts`. What makes no
 * sense is left out and counted (T28). A post that was imported but is listed still missed its confirmation: the
 * partner is told again (T30).
 * @throws DomainError with a sentence for the panel
 */
export async function fetchPartnerPosts(
  deps: Pick<GuestDeps, "blog" | "imported" | "log">,
): Promise<Calls["fetchPartnerPosts"]["output"]> {
  const { posts, skipped } = guestPostsOf(await deps.blog.list());
  const known = await deps.imported(posts.slice(0, LOOKED_UP).map(({ id }) => id));
  await confirmAgain(deps, [...known].slice(0, CONFIRMED_AT_ONCE));
  const waiting = posts.filter(({ id }) => !known.has(id));
  const listed = waiting.slice(0, limits.guestPosts);
  return { posts: listed, skipped, more: waiting.length - listed.length };
}

/** A confirmation that fails once more is for the next call. */
async function confirmAgain({ blog, log }: Pick<GuestDeps, "blog" | "log">, ids: string[]) {
  const told = await Promise.allSettled(ids.map((id) => blog.confirm(id)));
  const failed = told.filter(({ status }) => status === "rejected").length;
  if (failed > 0) log("guest posts not confirmed", { count: failed });
}
