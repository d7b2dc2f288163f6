import { AspectRatio, Badge, Box, chakra, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import type { GuestPost } from "domain/guests/guest-post";
import { adminDay } from "kit/lib/format/dates";
import { PostImage } from "kit/ui/post-image";
import { Download, Image as ImageIcon } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { isForeignPicture } from "#lib/foreign-picture.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { messages } from "./messages.ts";
import { useGuestImport } from "./use-guest-posts.ts";

const SimilarArticles = lazyPart(() =>
  import("./similar-articles.tsx").then((m) => m.SimilarArticles),
);

interface GuestCardProps {
  readonly post: GuestPost;
  readonly onImported: (postId: string) => void;
}

export function GuestCard({ post, onImported }: GuestCardProps) {
  const { run, importing, failure } = useGuestImport(post, onImported);
  const id = useId();
  const { title, author, excerpt, content, created_at } = post;
  return (
    <Box as="article" aria-labelledby={id} px="5" py="4">
      <Flex gap="3.5" align="start">
        <Cover post={post} />
        <Heading as="h3" id={id} fontSize="15px" lineHeight="21px" fontWeight="600" minW="0">
          <chakra.span overflowWrap="anywhere">{title}</chakra.span>
        </Heading>
      </Flex>
      <Text mt="2.5" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        <chakra.b fontWeight="550" color="fg">
          {author.name}
        </chakra.b>
        {author.email === "" ? null : ` · ${author.email}`}
      </Text>
      <Text mt="1.5" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {excerpt}
      </Text>
      <Box mt="2.5" minH="5">
        <Suspense fallback={null}>
          <SimilarArticles content={content} />
        </Suspense>
      </Box>
      <Flex mt="3" gap="2" align="center" justify="space-between" wrap="wrap">
        <Flex gap="2" align="center">
          <Badge colorPalette="orange">{messages.pending}</Badge>
          <chakra.time dateTime={created_at} fontSize="13px" color="fg.muted">
            {adminDay(new Date(created_at))}
          </chakra.time>
        </Flex>
        <BusyButton
          size="sm"
          variant="outline"
          busy={importing}
          busyText={messages.importing}
          onClick={() => void run()}
        >
          <Download aria-hidden="true" size={16} /> {messages.import}
          <chakra.span srOnly>{messages.importName(title)}</chakra.span>
        </BusyButton>
      </Flex>
      {failure === null ? null : (
        <Text mt="2.5" textStyle="caption" color="fg.error">
          {failure}
        </Text>
      )}
    </Box>
  );
}

/**
 * A default picture, also when the post's address fails. Another server is asked for its picture only when the
 * administrator wants to see it.
 */
function Cover({ post: { id, title, featured_image_url } }: { readonly post: GuestPost }) {
  const [broken, setBroken] = useState(false);
  const [isHidden, setHidden] = useState(isForeignPicture(featured_image_url));
  return (
    <Box position="relative" flex="none" w="4.5rem">
      <AspectRatio
        ratio={4 / 3}
        borderRadius="l2"
        overflow="hidden"
        bg="bg.muted"
        onErrorCapture={() => setBroken(true)}
      >
        <PostImage
          post={{ id, featured_image_url: broken || isHidden ? "" : featured_image_url }}
          sizes="4.5rem"
        />
      </AspectRatio>
      {isHidden ? (
        <IconButton
          position="absolute"
          inset="0"
          m="auto"
          size="xs"
          variant="subtle"
          aria-label={messages.showPicture(title)}
          title={messages.showPicture(title)}
          onClick={() => setHidden(false)}
        >
          <ImageIcon aria-hidden="true" />
        </IconButton>
      ) : null}
    </Box>
  );
}
