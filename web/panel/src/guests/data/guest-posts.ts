import type { Calls } from "domain/calls/calls";
import type { GuestPost } from "domain/guests/guest-post";
import { call } from "#data/callables.ts";

export type GuestList = Calls["fetchPartnerPosts"]["output"];

export function fetchPartnerPosts(): Promise<GuestList> {
  return call("fetchPartnerPosts", null);
}

export function importPartnerPost(post: GuestPost): Promise<Calls["importPartnerPost"]["output"]> {
  const { id, title, content, excerpt, featured_image_url } = post;
  const postData = { title, content, excerpt, featured_image_url };
  return call("importPartnerPost", { partnerPostId: id, postData });
}
