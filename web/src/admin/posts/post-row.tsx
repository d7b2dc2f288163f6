import {
  Box,
  Button,
  Checkbox,
  Code,
  chakra,
  Flex,
  Grid,
  IconButton,
  Link,
  Switch,
  Text,
} from "@chakra-ui/react";
import type { StoredPost } from "functions/domain/post";
import { Pencil, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { adminDate } from "#lib/dates.ts";
import { fallbackImage } from "#lib/fallback-image.ts";
import { paths } from "#lib/paths.ts";
import { messages } from "./messages.ts";

interface PostRowProps {
  readonly post: StoredPost;
  /** What the switch shows: ahead of the store while a change is under way. */
  readonly published: boolean;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onPublish: (published: boolean) => void;
  readonly onDelete: () => void;
}

/**
 * One post: picture, title, address, date, and its four controls. On phones they stand on a line of their own.
 * It is drawn again only when what it shows has changed: typing in the search must not draw fifty rows anew. So its
 * callbacks must not depend on anything else.
 */
export const PostRow = memo(
  Row,
  (before, after) =>
    before.post === after.post &&
    before.published === after.published &&
    before.selected === after.selected,
);

function Row(props: PostRowProps) {
  const { post, selected, onSelect } = props;
  return (
    <Grid
      as="li"
      templateColumns={{
        base: "1.5rem 3.5rem minmax(0, 1fr)",
        md: "1.5rem 4.5rem minmax(0, 1fr) auto",
      }}
      gap={{ base: "3", md: "4" }}
      alignItems="center"
      px={{ base: "4", md: "5" }}
      py="2.5"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
      _hover={{ bg: "bg.subtle" }}
      bg={selected ? "bg.subtle" : undefined}
    >
      <Checkbox.Root
        size="sm"
        checked={selected}
        onCheckedChange={({ checked }) => onSelect(checked === true)}
      >
        <Checkbox.HiddenInput aria-label={messages.selectName(post.title)} />
        <Checkbox.Control />
      </Checkbox.Root>
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
          <time dateTime={post.created_at.toISOString()}>
            <Text as="span" whiteSpace="nowrap">
              {adminDate(post.created_at)}
            </Text>
          </time>
        </Flex>
      </Box>
      <Controls {...props} />
    </Grid>
  );
}

function Controls({ post, published, onPublish, onDelete }: PostRowProps) {
  const state = published ? messages.published : messages.draft;
  return (
    <Flex gridColumn={{ base: "2 / -1", md: "auto" }} align="center" gap="2">
      <Switch.Root
        size="sm"
        colorPalette="green"
        minW="6.75rem"
        me={{ base: "auto", md: "0" }}
        checked={published}
        onCheckedChange={({ checked }) => onPublish(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="400">
          <span aria-hidden="true">{state}</span>
          <chakra.span srOnly>{messages.publishName(state, post.title)}</chakra.span>
        </Switch.Label>
      </Switch.Root>
      <Button asChild variant="outline">
        <RouterLink to={paths.editPost(post.id)} aria-label={messages.editName(post.title)}>
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

/** A public post leads to its article; a draft has no page yet. */
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

/** The picture, or the steel ground when it cannot be loaded, so that nothing moves. */
function Thumbnail({ post }: { readonly post: StoredPost }) {
  const [broken, setBroken] = useState(false);
  const stored = post.featured_image_url ?? `/images/${fallbackImage(post.id)}-1200.webp`;
  // Our own pictures exist in smaller sizes (web/images).
  const address = stored.replace(/^(\/images\/.+)-1200\.webp$/, "$1-400.webp");
  return (
    <Box
      w={{ base: "3.5rem", md: "4.5rem" }}
      h="2.75rem"
      rounded="md"
      overflow="hidden"
      bg="bg.muted"
      alignSelf={{ base: "start", md: "center" }}
    >
      {broken ? null : (
        <img
          src={address}
          alt=""
          width="72"
          height="44"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          style={{ width: "100%", height: "100%", objectFit: "cover" }}
          onError={() => setBroken(true)}
        />
      )}
    </Box>
  );
}
