import type { GuestPost } from "domain/guests/guest-post";
import { useState } from "react";
import { describeRemarks } from "#ui/remarks/describe-remark.ts";
import { failureText, useAction } from "#ui/use-action.ts";
import { fetchPartnerPosts, type GuestList, importPartnerPost } from "./data/guest-posts.ts";
import { messages } from "./messages.ts";

export interface GuestPosts {
  readonly list: GuestList | null;
  readonly failure: string | null;
  readonly refreshing: boolean;
  readonly refresh: () => Promise<boolean>;
  /** Keeps the list in step without a request. */
  readonly remove: (id: string) => void;
}

/** The partner's server is called only on request. */
export function useGuestPosts(): GuestPosts {
  const [list, setList] = useState<GuestList | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refresh, refreshing] = useAction(
    async () => {
      try {
        const fresh = await fetchPartnerPosts();
        setList(fresh);
        setFailure(null);
        return fresh;
      } catch (error) {
        setFailure(failureText(error, messages.unknown));
        throw error;
      }
    },
    {
      success: ({ posts, more }) => messages.fetched(posts.length + more),
      failure: () => messages.fetchFailed,
    },
  );
  const remove = (id: string) =>
    setList((before) =>
      before ? { ...before, posts: before.posts.filter((post) => post.id !== id) } : before,
    );
  return { list, failure, refreshing, refresh, remove };
}

export function useGuestImport(post: GuestPost, onImported: (postId: string) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [run, importing] = useAction(
    async () => {
      try {
        const imported = await importPartnerPost(post);
        onImported(imported.post_id);
        return imported;
      } catch (error) {
        setFailure(failureText(error, messages.unknown));
        throw error;
      }
    },
    {
      success: ({ already, remarks }) => ({
        title: messages.imported,
        description: already
          ? messages.already
          : [messages.draft, describeRemarks(remarks)].join(" ").trim(),
      }),
      failure: () => messages.importFailed,
    },
  );
  return { run, importing, failure };
}
