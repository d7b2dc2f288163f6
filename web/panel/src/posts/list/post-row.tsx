import {
  Badge,
  Box,
  Button,
  Code,
  chakra,
  Flex,
  IconButton,
  Link,
  Switch,
  Text,
} from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { adminDate, adminZonedDate } from "kit/lib/format/dates";
import { panelPaths } from "kit/lib/panel-paths";
import { paths } from "kit/lib/paths";
import { Pencil, Trash2 } from "lucide-react";
import { memo, useRef } from "react";
import { Link as RouterLink } from "react-router-dom";
import { listPaths } from "#ui/list/list-paths.ts";
import { SelectableRow } from "#ui/list/selection.tsx";
import { messages } from "./messages.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface PostRowProps {
  readonly post: StoredPost;
  /** Differs from the post during a write. */
  readonly published: boolean;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onPublish: (published: boolean) => void;
  readonly onDelete: () => void;
}

/** Renders only when these values change, so that typing stays fast; callbacks must not depend on other state. */
export const PostRow = memo(
  Row,
  (before, after) =>
    before.post === after.post &&
    before.published === after.published &&
    before.selected === after.selected,
);

function Row(props: PostRowProps) {
  const { post, published, selected, onSelect } = props;
  return (
    <SelectableRow
      rowId={post.id}
      rowTitle={post.title}
      selected={selected}
      onSelect={onSelect}
      templateColumns={{
        base: "1.5rem 3.5rem minmax(0, 1fr)",
        md: "1.5rem 4.5rem minmax(0, 1fr) auto",
      }}
    >
      <Thumbnail post={post} />
      <Box minW="0">
        <PostTitle post={post} />
        <Flex
          mt="0.5"
          gap={{ base: "1", md: "2.5" }}
          direction={{ base: "column", md: "row" }}
          align={{ base: "flex-start", md: "center" }}
          minW="0"
          textStyle="caption"
          color="fg.muted"
        >
          <Code
            size="sm"
            rounded="sm"
            bg="bg.muted"
            color="gray.fg"
            truncate
            maxW="full"
            display="block"
          >
            {paths.article(post.slug).replace("/blog", "")}
          </Code>
          <chakra.time dateTime={post.created_at.toISOString()} whiteSpace="nowrap">
            {adminDate(post.created_at)}
          </chakra.time>
          {post.import_job_id === undefined ? null : (
            <Link asChild variant="underline" color="fg.muted">
              <RouterLink
                to={listPaths.importJob(post.import_job_id)}
                aria-label={messages.ofJob.fromName(post.title)}
              >
                {messages.ofJob.from}
              </RouterLink>
            </Link>
          )}
          {post.labels?.map((label) => (
            <Link asChild key={label} variant="underline" color="fg.muted">
              <RouterLink
                to={listPaths.postsWithLabel(label)}
                aria-label={messages.labels.of(label)}
                lang="es"
              >
                {label}
              </RouterLink>
            </Link>
          ))}
          {post.scheduled_for === undefined || published ? null : (
            <Badge colorPalette="blue" whiteSpace={{ base: "normal", md: "nowrap" }}>
              {messages.scheduledFor(adminZonedDate(post.scheduled_for))}
            </Badge>
          )}
        </Flex>
      </Box>
      <Controls {...props} />
    </SelectableRow>
  );
}

function Controls({ post, published, onPublish, onDelete }: PostRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const unpublished = post.scheduled_for === undefined ? messages.draft : messages.scheduled;
  const state = published ? messages.published : unpublished;
  return (
    <Flex gridColumn={{ base: "2 / -1", md: "auto" }} align="center" gap="2">
      <Switch.Root
        size="sm"
        colorPalette="green"
        minW="6.75rem"
        me={{ base: "auto", md: "0" }}
        checked={published}
        onCheckedChange={({ checked }) => {
          onPublish(checked);
          // The input has already changed, which a question first must not show.
          if (input.current) input.current.checked = published;
        }}
      >
        <Switch.HiddenInput ref={input} />
        <Switch.Control />
        <Switch.Label fontWeight="400">
          <span aria-hidden="true">{state}</span>
          <chakra.span srOnly>{messages.publishName(state, post.title)}</chakra.span>
        </Switch.Label>
      </Switch.Root>
      <Button asChild variant="outline">
        <RouterLink to={panelPaths.editPost(post.id)} aria-label={messages.editName(post.title)}>
          <Pencil aria-hidden="true" size={15} /> {messages.edit}
        </RouterLink>
      </Button>
      <IconButton
        variant="ghost"
        aria-label={messages.deleteName(post.title)}
        _hover={{ color: "fg.error", bg: "bg.error" }}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" size={16} />
      </IconButton>
    </Flex>
  );
}

function PostTitle({ post }: { readonly post: StoredPost }) {
  const look = {
    lang: "es",
    color: "fg",
    fontWeight: "560",
    fontSize: "15px",
    lineHeight: "1.35",
    lineClamp: { base: "3", md: "1" },
  } as const;
  if (!post.published) return <Text {...look}>{post.title}</Text>;
  return (
    <Link
      {...look}
      href={paths.article(post.slug)}
      target="_blank"
      rel="noopener"
      _hover={{ color: "brand.fg" }}
    >
      {post.title}
    </Link>
  );
}
