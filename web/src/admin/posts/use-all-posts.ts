import type { StoredPost } from "functions/domain/posts/post";
import { useEffect, useRef, useState } from "react";
import { searchablePosts } from "#data/posts/panel-posts.ts";

/** A search reuses posts that were read within this time. */
const FRESH_MS = 60_000;

/** @param job id of an import job, '' for all posts */
export function useAllPosts(isSearching: boolean, job: string) {
  const [posts, setPosts] = useState<readonly StoredPost[]>([]);
  const [state, setState] = useState<"reading" | "ready" | "failed">("reading");
  const [round, setRound] = useState(0);
  const readAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again.
  useEffect(() => {
    if (!isSearching || Date.now() - readAt.current < FRESH_MS) return;
    let isCancelled = false;
    setState("reading");
    const show = (read: readonly StoredPost[]) => {
      if (!isCancelled) setPosts(read);
    };
    searchablePosts(job, show)
      .then((read) => {
        show(read);
        if (isCancelled) return;
        readAt.current = Date.now();
        setState("ready");
      })
      .catch((error: unknown) => {
        console.error("The posts could not be read for a search", error);
        if (!isCancelled) setState("failed");
      });
    return () => {
      isCancelled = true;
    };
  }, [isSearching, job, round]);
  return {
    posts,
    state,
    markPublished: (ids: ReadonlySet<string>, published: boolean) =>
      setPosts((all) =>
        all.map((post) => (ids.has(post.id) ? withPublished(post, published) : post)),
      ),
    remove: (ids: ReadonlySet<string>) => setPosts((all) => all.filter(({ id }) => !ids.has(id))),
    invalidate: () => {
      readAt.current = 0;
      setRound((count) => count + 1);
    },
  };
}

function withPublished(post: StoredPost, published: boolean): StoredPost {
  if (!published) return { ...post, published };
  const { scheduled_for: _, ...unscheduled } = post;
  const dated = post.published_at === undefined ? { published_at: new Date() } : {};
  return { ...unscheduled, ...dated, published };
}
