import { DomainError } from "functions/domain/errors";
import type { GuestPost } from "functions/domain/guest-post";
import { useState } from "react";
import { fetchPartnerPosts, type GuestList, importPartnerPost } from "#data/guest-posts.ts";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

/** Where the panel stands. A refresh that fails keeps the list that was there. */
export interface GuestPosts {
  readonly list: GuestList | null;
  /** Why the last refresh failed. */
  readonly failure: string | null;
  readonly refreshing: boolean;
  readonly refresh: () => Promise<boolean>;
  /** Takes an imported post out of the list. */
  readonly remove: (id: string) => void;
}

/** What waits on the partner blog, as far as it was asked: a stranger's server is asked only when somebody wants to know. */
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
        setFailure(reasonOf(error));
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

/** Imports one post; `failure` says why it could not be. */
export function useGuestImport(post: GuestPost, onImported: (postId: string) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [run, importing] = useAction(
    async () => {
      try {
        const imported = await importPartnerPost(post);
        onImported(imported.post_id);
        return imported;
      } catch (error) {
        setFailure(reasonOf(error));
        throw error;
      }
    },
    {
      success: ({ already }) => ({
        title: messages.imported,
        description: already ? messages.already : messages.draft,
      }),
      failure: () => messages.importFailed,
    },
  );
  return { run, importing, failure };
}

function reasonOf(error: unknown): string {
  return (error instanceof DomainError ? error.safe : undefined) ?? messages.unknown;
}
