import type { StoredPost } from "functions/domain/post";
import { useEffect, useRef, useState } from "react";
import { searchablePosts } from "#data/panel-posts.ts";

/** Milliseconds for which what was read is searched again without reading anew. */
const FRESH_MS = 60_000;

/**
 * Every post, read once something is searched: the table itself reads one page.
 * @param wanted whether a search is going on
 */
export function useAllPosts(wanted: boolean) {
  const [posts, setPosts] = useState<readonly StoredPost[]>([]);
  const [state, setState] = useState<"reading" | "ready" | "failed">("reading");
  const [round, setRound] = useState(0);
  const readAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what reads again.
  useEffect(() => {
    if (!wanted || Date.now() - readAt.current < FRESH_MS) return;
    let ended = false;
    setState("reading");
    const show = (read: readonly StoredPost[]) => {
      if (!ended) setPosts(read);
    };
    searchablePosts(show)
      .then((read) => {
        show(read);
        if (ended) return;
        readAt.current = Date.now();
        setState("ready");
      })
      .catch((error: unknown) => {
        console.error("The posts could not be read for a search", error);
        if (!ended) setState("failed");
      });
    return () => {
      ended = true;
    };
  }, [wanted, round]);
  return {
    posts,
    state,
    /** What was changed here is known without reading it again. */
    published: (ids: ReadonlySet<string>, published: boolean) =>
      setPosts((all) => all.map((post) => (ids.has(post.id) ? switched(post, published) : post))),
    removed: (ids: ReadonlySet<string>) => setPosts((all) => all.filter(({ id }) => !ids.has(id))),
    /** Posts came back: what was read is old. */
    outdated: () => {
      readAt.current = 0;
      setRound((count) => count + 1);
    },
  };
}

function switched(post: StoredPost, published: boolean): StoredPost {
  const dated = published && post.published_at === undefined ? { published_at: new Date() } : {};
  return { ...post, ...dated, published };
}
