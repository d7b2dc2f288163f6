import { Button, Flex, Input } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { CalendarDays, Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { PanelCard } from "#ui/card.tsx";
import { pagesFrom } from "#ui/list/pagination.tsx";
import { toOption, useListAddress } from "#ui/list/use-list-address.ts";
import { PanelSelect } from "#ui/select.tsx";
import type { PostsView } from "../data/panel-posts.ts";
import { JobFilter, LabelFilter } from "./chosen-filters.tsx";
import { findChosenPosts } from "./chosen-posts.ts";
import { ExportButton } from "./export-button.tsx";
import { LabelsButton } from "./labels/labels-button.tsx";
import { messages } from "./messages.ts";
import { PostsTable } from "./posts-table.tsx";
import { STEP } from "./search-results.tsx";

const { status, sort } = messages;
const STATUSES = [
  ["all", status.all],
  ["published", status.published],
  ["draft", status.draft],
  ["scheduled", status.scheduled],
] as const;
const SORTS = [
  ["newest", sort.newest],
  ["oldest", sort.oldest],
  ["title", sort.title],
  ["views", sort.views],
  ["changed", sort.changed],
] as const;
const SCHEDULE = [["schedule", sort.schedule]] as const;
const DEFAULTS = {
  q: "",
  status: "all",
  sort: "newest",
  job: "",
  label: "",
  after: "",
  shown: String(STEP),
} as const;
const FIRST = { after: DEFAULTS.after, shown: DEFAULTS.shown };

interface PostsCardProps {
  /** Buttons of other features beside the title. */
  readonly actions?: ReactNode;
  /** Below the list: what nobody should press by mistake. */
  readonly footer?: ReactNode;
}

export function PostsCard({ actions, footer }: PostsCardProps) {
  const [address, change] = useListAddress(DEFAULTS);
  const { q, job, label, after, shown } = address;
  const chosen = useMemo(() => findChosenPosts(job, label), [job, label]);
  const view: PostsView = {
    status: toOption(["all", "published", "draft", "scheduled"], address.status),
    sort: toOption(["newest", "oldest", "title", "views", "changed"], address.sort),
  };
  const search = useDeferredValue(q.trim());
  return (
    <PanelCard
      title={messages.title}
      actions={
        <Flex gap="2" wrap="wrap">
          {actions}
          <Button asChild variant="outline">
            <RouterLink to={panelPaths.calendar}>
              <CalendarDays aria-hidden="true" size={16} /> {messages.calendar}
            </RouterLink>
          </Button>
          <Button asChild>
            <RouterLink to={panelPaths.createPost}>
              <Plus aria-hidden="true" size={16} /> {messages.create}
            </RouterLink>
          </Button>
        </Flex>
      }
    >
      <PostsToolbar
        search={q}
        onSearch={(text) => change({ ...FIRST, q: text })}
        view={view}
        onView={(next) => change({ ...FIRST, ...next })}
      />
      {job === "" ? null : (
        <JobFilter job={job} onClear={() => change({ ...FIRST, job: "" }, "push")} />
      )}
      {label === "" || job !== "" ? null : (
        <LabelFilter label={label} onClear={() => change({ ...FIRST, label: "" }, "push")} />
      )}
      {/* The key drops the selection. */}
      <PostsTable
        key={`${view.status} ${view.sort} ${chosen?.key}`}
        view={view}
        search={search}
        chosen={chosen}
        pages={pagesFrom(after, (starts) => change({ after: starts }, "push"))}
        found={Number(shown) || STEP}
        onMore={(count) => change({ shown: String(count) })}
      />
      {footer === undefined ? null : (
        <Flex justify="flex-end" px="5" py="3" borderTopWidth="1px">
          {footer}
        </Flex>
      )}
    </PanelCard>
  );
}

interface PostsToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly view: PostsView;
  readonly onView: (view: PostsView) => void;
}

function PostsToolbar({ search, onSearch, view, onView }: PostsToolbarProps) {
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
      {view.status === "scheduled" ? (
        <PanelSelect
          label={sort.label}
          value="schedule"
          options={SCHEDULE}
          onChange={() => undefined}
        />
      ) : (
        <PanelSelect
          label={sort.label}
          value={view.sort}
          options={SORTS}
          onChange={(next) => onView({ ...view, sort: next })}
        />
      )}
      <LabelsButton />
      <ExportButton format="json" />
      <ExportButton format="csv" />
    </Flex>
  );
}
