import { Flex, Input } from "@chakra-ui/react";
import type { PostsView } from "#data/panel-posts.ts";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { PanelSelect } from "#ui/panel-select.tsx";
import { useAction } from "#ui/use-action.ts";
import { exportPosts } from "./export-posts.ts";
import { messages } from "./messages.ts";

const { status, sort } = messages;
const STATUSES = [
  ["all", status.all],
  ["published", status.published],
  ["draft", status.draft],
] as const;
const SORTS = [
  ["newest", sort.newest],
  ["oldest", sort.oldest],
  ["title", sort.title],
  ["views", sort.views],
  ["changed", sort.changed],
] as const;

interface PostsToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly view: PostsView;
  readonly onView: (view: PostsView) => void;
}

/** Search, status, order, and the export of all posts. */
export function PostsToolbar({ search, onSearch, view, onView }: PostsToolbarProps) {
  return (
    <Flex gap="2" wrap="wrap" align="center" px="5" py="3" borderBottomWidth="1px">
      <Input
        type="search"
        aria-label={messages.search.label}
        placeholder={messages.search.placeholder}
        flex={{ base: "1 1 100%", sm: "1 1 12rem" }}
        w="auto"
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <PanelSelect
        label={status.label}
        value={view.status}
        options={STATUSES}
        onChange={(next) => onView({ ...view, status: next })}
      />
      <PanelSelect
        label={sort.label}
        value={view.sort}
        options={SORTS}
        onChange={(next) => onView({ ...view, sort: next })}
      />
      <ExportButton format="json" />
      <ExportButton format="csv" />
    </Flex>
  );
}

/** Downloads every post with its text. */
export function ExportButton({ format }: { readonly format: "json" | "csv" }) {
  const [run, busy] = useAction(() => exportPosts(format), {
    success: messages.export.done,
    failure: messages.export.failed,
  });
  return (
    <BusyButton variant="outline" busy={busy} busyText={messages.export.busy} onClick={run}>
      {messages.export[format]}
    </BusyButton>
  );
}
