import { Box, Button } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { limits } from "domain/shared/limits";
import { panelPaths } from "kit/lib/panel-paths";
import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { Pager, type PagesFrom, toPage, useFirstPageAfterDeletion } from "#ui/list/pagination.tsx";
import { SelectionBar } from "#ui/list/selection.tsx";
import { useRowFocus } from "#ui/list/use-row-focus.ts";
import { type PostsView, usePosts } from "../data/panel-posts.ts";
import type { ChosenPosts } from "./chosen-posts.ts";
import { DeletePostsDialog } from "./delete-posts-dialog.tsx";
import { messages } from "./messages.ts";
import { PostRow } from "./post-row.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { Rows, SearchResults, STEP } from "./search-results.tsx";
import { usePostActions } from "./use-post-actions.ts";
import { useSearchedPosts } from "./use-searched-posts.ts";

interface PostsTableProps {
  readonly view: PostsView;
  /** What is searched; '' shows the pages. */
  readonly search: string;
  /** The posts of one job or label; null lists all posts. */
  readonly chosen: ChosenPosts | null;
  readonly pages: PagesFrom;
  /** The number of rows that are shown of a search. */
  readonly found: number;
  readonly onMore: (found: number) => void;
}

const NO_POSTS: readonly StoredPost[] = [];

export function PostsTable(props: PostsTableProps) {
  const { view, search, chosen, pages } = props;
  const live = usePosts(view, pages.after);
  useFirstPageAfterDeletion(live, pages);
  const page = toPage(live, limits.panelPage);
  const pagePosts = page.state === "ready" ? page.data : NO_POSTS;
  const searching = search !== "" || chosen !== null;
  const all = useSearchedPosts({ search, chosen, view, wanted: props.found, pagePosts });
  const [selected, setSelected] = useState<ReadonlyMap<string, StoredPost>>(new Map());
  const [toDelete, setToDelete] = useState<readonly StoredPost[]>([]);
  const rows = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(rows);
  const navigate = useNavigate();
  const { publish, question, pendingStates, remove, removing, refused } = usePostActions({
    onUnfinished: ({ id }) => void navigate(panelPaths.editPost(id)),
    onPublished: all.markPublished,
    onRestored: all.invalidate,
    onRemoved: (ids) => {
      all.remove(ids);
      setSelected((before) => new Map([...before].filter(([id]) => !ids.has(id))));
      setToDelete((before) => before.filter(({ id }) => !ids.has(id)));
    },
  });

  const shownPosts = searching ? all.found : pagePosts;
  /** The selected posts with their present contents. */
  const selectedPosts = () => {
    const current = new Map([...all.posts, ...pagePosts].map((post) => [post.id, post]));
    return [...selected.values()].map((post) => current.get(post.id) ?? post);
  };

  async function publishSelected(published: boolean): Promise<void> {
    const posts = selectedPosts();
    // Before the write: a selection made during it stays.
    setSelected(new Map());
    const left = await publish(posts, published);
    if (left.length === 0) return;
    setSelected((now) => new Map([...left.map((post) => [post.id, post] as const), ...now]));
  }

  const row = (post: StoredPost) => (
    <PostRow
      key={post.id}
      post={post}
      published={pendingStates.get(post.id) ?? post.published}
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
      onDelete={() => setToDelete([post])}
    />
  );
  return (
    <Box ref={rows} tabIndex={-1} outline="none">
      <SelectionBar
        label={messages.bulk.label}
        count={selected.size}
        isAll={shownPosts.length > 0 && shownPosts.every(({ id }) => selected.has(id))}
        onSelectAll={(on) =>
          setSelected(new Map(on ? shownPosts.map((post) => [post.id, post]) : []))
        }
      >
        <Button variant="outline" onClick={() => publishSelected(true)}>
          {messages.bulk.publish}
        </Button>
        <Button variant="outline" onClick={() => publishSelected(false)}>
          {messages.bulk.unpublish}
        </Button>
        <Button variant="outline" color="fg.error" onClick={() => setToDelete(selectedPosts())}>
          {messages.bulk.delete}
        </Button>
      </SelectionBar>
      {searching ? (
        <SearchResults
          found={all.found}
          count={all.count}
          state={all.state}
          row={row}
          limit={props.found}
          hasMore={all.hasMore}
          onRetry={all.invalidate}
          onMore={() => props.onMore(props.found + STEP)}
        />
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
      <PublishDialog question={question} />
      <DeletePostsDialog
        posts={toDelete}
        others={all.posts}
        busy={removing}
        onCancel={() => setToDelete([])}
        refused={refused}
        finalFocusEl={rowFocus.take}
        onConfirm={async (actions) => {
          rowFocus.expectRemoval(toDelete.map(({ id }) => id));
          if (!(await remove(toDelete, actions))) {
            rowFocus.take();
            return false;
          }
          setToDelete([]);
          rowFocus.move();
          return true;
        }}
      />
    </Box>
  );
}
