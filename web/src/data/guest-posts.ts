import type { Calls } from "functions/domain/calls";
import type { GuestPost } from "functions/domain/guest-post";
import { call } from "#data/callables.ts";

/** What waits on the partner blog: see GuestCalls. */
export type GuestList = Calls["fetchPartnerPosts"]["output"];

/** Asks the partner blog for its approved posts. @throws DomainError with a sentence for the person */
export function fetchPartnerPosts(): Promise<GuestList> {
  return call("fetchPartnerPosts", null);
}

/**
 * Imports a post as a draft; one that somebody imported already is the post that is there.
 * @throws DomainError with a sentence for the person
 */
export function importPartnerPost(post: GuestPost): Promise<Calls["importPartnerPost"]["output"]> {
  const { id, title, content, excerpt, featured_image_url } = post;
  const postData = { title, content, excerpt, featured_image_url };
  return call("importPartnerPost", { partnerPostId: id, postData });
}
