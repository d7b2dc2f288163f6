import { Button, Flex } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { PostsView } from "#data/panel-posts.ts";
import { paths } from "#lib/paths.ts";
import { PanelCard } from "#ui/panel-card.tsx";
import { messages } from "./messages.ts";
import { PostsTable } from "./posts-table.tsx";
import { PostsToolbar } from "./posts-toolbar.tsx";

/** Every post, drafts too, the newest first (ADM-03). @param props.actions buttons of other features beside the title */
export function PostsCard({ actions }: { readonly actions?: ReactNode }) {
  const [view, setView] = useState<PostsView>({ status: "all", sort: "newest" });
  const [search, setSearch] = useState("");
  // The letters come first, the rows as soon as there is time.
  const searched = useDeferredValue(search.trim());
  return (
    <PanelCard
      title={messages.title}
      actions={
        <Flex gap="2" wrap="wrap">
          {actions}
          <Button asChild>
            <RouterLink to={paths.createPost}>
              <Plus aria-hidden="true" size={16} /> {messages.create}
            </RouterLink>
          </Button>
        </Flex>
      }
    >
      <PostsToolbar search={search} onSearch={setSearch} view={view} onView={setView} />
      {/* Another order begins at its first page. */}
      <PostsTable key={`${view.status} ${view.sort}`} view={view} search={searched} />
    </PanelCard>
  );
}
