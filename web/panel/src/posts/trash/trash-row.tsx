import { Badge, Box, Button, Code, Flex, Text } from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import { RotateCcw, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { SelectableRow } from "#ui/list/selection.tsx";
import type { TrashedItem } from "../data/trash.ts";
import { messages } from "./messages.ts";
import { daysLeft, type TrashEntry } from "./trash-entries.ts";
import { getState } from "./use-trash.ts";

/** From here on the badge warns. */
const FEW_DAYS = 3;
const LISTED_POSTS = 50;

interface TrashRowProps {
  readonly entry: TrashEntry;
  readonly now: Date;
  readonly selected: boolean;
  readonly restoring: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

export function TrashRow(props: TrashRowProps) {
  const { entry, now, selected, restoring, onSelect, onRestore, onPurge } = props;
  const { kind, title, posts } = entry;
  const days = daysLeft(entry.purge_at, now);
  const [first] = posts;
  return (
    <SelectableRow
      rowId={entry.id}
      rowTitle={title}
      selected={selected}
      onSelect={onSelect}
      templateColumns={{ base: "1.5rem minmax(0, 1fr)", md: "1.5rem minmax(0, 1fr) auto" }}
      py="3"
    >
      <Box minW="0">
        <Text lang="es" fontWeight="560" fontSize="15px" lineHeight="1.35" overflowWrap="anywhere">
          {title}
        </Text>
        <Flex mt="1" columnGap="2.5" rowGap="1" wrap="wrap" align="center" {...caption}>
          <Badge colorPalette={days <= FEW_DAYS ? "orange" : "gray"}>{messages.left(days)}</Badge>
          {kind === "job" ? (
            <>
              <Badge variant="outline">{messages.job}</Badge>
              <span>{messages.posts(posts.length)}</span>
            </>
          ) : (
            first && <PostFacts item={first} />
          )}
          <span>
            {messages.deleted}{" "}
            <time dateTime={entry.deleted_at.toISOString()}>{adminDate(entry.deleted_at)}</time>
          </span>
        </Flex>
      </Box>
      <Flex
        gap="2"
        wrap="wrap"
        gridColumn={{ base: "2", md: "auto" }}
        justify={{ base: "flex-start", md: "flex-end" }}
      >
        <BusyButton
          variant="outline"
          busy={restoring}
          busyText={messages.restoring}
          aria-label={
            kind === "job"
              ? messages.restoreJobName(title, posts.length)
              : messages.restoreName(title)
          }
          onClick={onRestore}
        >
          <RotateCcw aria-hidden="true" size={15} />{" "}
          {kind === "job" ? messages.restoreJob(posts.length) : messages.restore}
        </BusyButton>
        <Button
          variant="ghost"
          color="fg.muted"
          _hover={{ color: "fg.error", bg: "bg.error" }}
          aria-label={messages.purgeName(title)}
          onClick={onPurge}
        >
          <Trash2 aria-hidden="true" size={16} /> {messages.purge}
        </Button>
      </Flex>
      {kind === "job" ? <JobPosts posts={posts} /> : null}
    </SelectableRow>
  );
}

const caption = { textStyle: "caption", color: "fg.muted" } as const;

function PostFacts({ item: { post, job_name } }: { readonly item: TrashedItem }) {
  return (
    <>
      <Code size="sm" rounded="sm" bg="bg.muted" color="gray.fg" truncate maxW="full">
        /{post.slug}
      </Code>
      <span>{messages.state[getState(post)]}</span>
      {job_name === undefined ? null : <span>{messages.ofJob(job_name)}</span>}
    </>
  );
}

function JobPosts({ posts }: { readonly posts: readonly TrashedItem[] }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const rest = posts.length - LISTED_POSTS;
  return (
    <Box gridColumn="2 / -1" {...caption}>
      <Button
        variant="plain"
        size="sm"
        px="0"
        color="brand.fg"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? messages.hidePosts : messages.showPosts(posts.length)}
      </Button>
      {open ? (
        <Box id={list} as="ul" ps="5" pt="1" listStyleType="disc">
          {posts.slice(0, LISTED_POSTS).map(({ id, post }) => (
            <Box as="li" key={id} lang="es" overflowWrap="anywhere">
              {post.title}
            </Box>
          ))}
        </Box>
      ) : null}
      {open && rest > 0 ? <Text>{messages.morePosts(rest)}</Text> : null}
    </Box>
  );
}
