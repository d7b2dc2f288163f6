import { Box } from "@chakra-ui/react";
import { limits } from "functions/domain/limits";
import type { StoredPost } from "functions/domain/post";
import { FileText } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type PostsView, usePosts } from "#data/panel-posts.ts";
import { paths } from "#lib/paths.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/panel-list.tsx";
import { Pager, pageOf, usePages } from "#ui/panel-pages.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DeletePostsDialog } from "./delete-posts-dialog.tsx";
import { Found, Rows } from "./found.tsx";
import { messages } from "./messages.ts";
import { PostRow } from "./post-row.tsx";
import { searchPosts } from "./search-posts.ts";
import { useAllPosts } from "./use-all-posts.ts";
import { usePostActions } from "./use-post-actions.ts";

interface PostsTableProps {
  readonly view: PostsView;
  /** Words to search in all posts; '' shows the pages. */
  readonly search: string;
}

/** The posts page by page, as they change; or those that a search finds among all. */
export function PostsTable({ view, search }: PostsTableProps) {
  const pages = usePages<StoredPost>();
  const live = usePosts(view, pages.after);
  const page = pageOf(live, limits.panelPage);
  const searching = search !== "";
  const all = useAllPosts(searching);
  const [selected, setSelected] = useState<ReadonlyMap<string, StoredPost>>(new Map());
  const [asked, setAsked] = useState<readonly StoredPost[]>([]);
  const rows = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { publish, switching, remove, removing } = usePostActions({
    unchecked: ({ id }) => void navigate(paths.editPost(id)),
    published: all.published,
    restored: all.outdated,
    removed: (ids) => {
      all.removed(ids);
      setSelected((before) => new Map([...before].filter(([id]) => !ids.has(id))));
    },
  });

  const pagePosts = page.state === "ready" ? page.data : [];
  const isReading = all.posts.length === 0 || all.state === "failed";
  const known = isReading ? pagePosts : all.posts;
  const found = useMemo(
    () => (searching ? searchPosts(known, search, view) : []),
    [searching, known, search, view],
  );

  const shown = searching ? found : pagePosts;
  /** The selection as it is stored now, not as it was when it was made. */
  const chosen = () => {
    const now = new Map([...all.posts, ...pagePosts].map((post) => [post.id, post]));
    return [...selected.values()].map((post) => now.get(post.id) ?? post);
  };

  const row = (post: StoredPost) => (
    <PostRow
      key={post.id}
      post={post}
      published={switching.get(post.id) ?? post.published}
      selected={selected.has(post.id)}
      onSelect={(on) =>
        setSelected((before) => {
          const after = new Map(before);
          if (on) after.set(post.id, post);
          else after.delete(post.id);
          return after;
        })
      }
      onPublish={(published) => publish([post], published)}
      onDelete={() => setAsked([post])}
    />
  );
  return (
    <Box ref={rows} tabIndex={-1} outline="none">
      <BulkBar
        selected={selected.size}
        isAll={shown.length > 0 && shown.every(({ id }) => selected.has(id))}
        onSelectAll={(on) => setSelected(new Map(on ? shown.map((post) => [post.id, post]) : []))}
        onPublish={async (published) => {
          const posts = chosen();
          // At once: what is selected while the write is under way must not be lost with its end.
          setSelected(new Map());
          const left = await publish(posts, published);
          if (left.length === 0) return;
          setSelected((now) => new Map([...left.map((post) => [post.id, post] as const), ...now]));
        }}
        onDelete={() => setAsked(chosen())}
      />
      {searching ? (
        <Found search={search} found={found} state={all.state} row={row} />
      ) : (
        <>
          <PanelList
            list={page}
            loading={messages.loading}
            failure={messages.failure}
            empty={
              view.status === "all" ? (
                <EmptyState icon={<FileText />} title={messages.empty} text={messages.emptyHint} />
              ) : (
                <EmptyState icon={<FileText />} title={messages.noMatch} />
              )
            }
          >
            {(posts) => <Rows>{posts.map(row)}</Rows>}
          </PanelList>
          <Pager list={live} size={limits.panelPage} pages={pages} />
        </>
      )}
      <DeletePostsDialog
        posts={asked}
        others={known}
        busy={removing}
        onCancel={() => setAsked([])}
        onConfirm={async (actions) => {
          const done = await remove(asked, actions);
          setAsked([]);
          // The row that had the focus is gone.
          if (done) rows.current?.focus();
        }}
      />
    </Box>
  );
}
