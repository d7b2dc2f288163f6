import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { limits } from "domain/shared/limits";
import { adminDate } from "kit/lib/format/dates";
import { panelPaths } from "kit/lib/panel-paths";
import { FileText, Pencil, Plus } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useSession } from "#accounts/data/session-store.ts";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { Pager, pagesFrom, toPage, useFirstPageAfterDeletion } from "#ui/list/pagination.tsx";
import { useListAddress } from "#ui/list/use-list-address.ts";
import { useOwnPosts } from "../data/panel-posts.ts";
import { messages } from "./messages.ts";
import { Rows } from "./search-results.tsx";

const words = messages.own;

/** The posts of a person who reads no drafts of others: they are written here, and published by somebody else. */
export function OwnPostsCard() {
  const session = useSession();
  const [{ after }, change] = useListAddress({ after: "" });
  const pages = pagesFrom(after, (starts) => change({ after: starts }, "push"));
  const live = useOwnPosts(session.state === "signed-in" ? session.uid : "", pages.after);
  useFirstPageAfterDeletion(live, pages);
  return (
    <PanelCard
      title={words.title}
      description={words.hint}
      actions={
        <Button asChild>
          <RouterLink to={panelPaths.createPost}>
            <Plus aria-hidden="true" size={16} /> {messages.create}
          </RouterLink>
        </Button>
      }
    >
      <PanelList
        list={toPage(live, limits.panelPage)}
        loading={messages.loading}
        failure={messages.failure}
        empty={<EmptyState icon={<FileText />} title={words.empty} text={words.emptyHint} />}
      >
        {(posts) => (
          <Rows>
            {posts.map((post) => (
              <OwnPost key={post.id} post={post} />
            ))}
          </Rows>
        )}
      </PanelList>
      <Pager list={live} size={limits.panelPage} pages={pages} />
    </PanelCard>
  );
}

function OwnPost({ post }: { readonly post: StoredPost }) {
  const { id, title, published, scheduled_for, created_at } = post;
  const unpublished = scheduled_for === undefined ? messages.draft : messages.scheduled;
  return (
    <Flex
      as="li"
      gap="4"
      align="center"
      px={{ base: "4", md: "5" }}
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Box minW="0" flex="1">
        <Text lang="es" fontWeight="560" fontSize="15px">
          {title}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {published ? messages.published : unpublished} · {adminDate(created_at)}
        </Text>
      </Box>
      {published || scheduled_for !== undefined ? null : (
        <Button asChild variant="outline">
          <RouterLink to={panelPaths.editPost(id)} aria-label={messages.editName(title)}>
            <Pencil aria-hidden="true" size={15} /> {messages.edit}
          </RouterLink>
        </Button>
      )}
    </Flex>
  );
}
