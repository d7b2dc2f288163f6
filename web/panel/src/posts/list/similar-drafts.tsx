import { Box, Heading, Text } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { useMemo } from "react";
import type { Comparison } from "#similarity/data/compare-texts.ts";
import { getBody, similarArticles } from "#similarity/data/find-similar-articles.ts";
import { useComparedTexts } from "#similarity/data/use-compared-texts.ts";
import { messages as words } from "#similarity/messages.ts";
import { SimilarTexts } from "#similarity/similar-texts.tsx";

/** Before they are published together. */
export function SimilarDrafts({ drafts }: { readonly drafts: readonly StoredPost[] }) {
  const comparison = useMemo(
    (): Comparison<StoredPost> => ({
      texts: drafts,
      getBody,
      articlesLike: (print, draft) => similarArticles(print, ({ id }) => id === draft.id),
    }),
    [drafts],
  );
  const compared = useComparedTexts(comparison);
  return (
    <Box as="section" aria-label={words.title} css={{ "* + &": { mt: "4" } }}>
      <Heading as="h3" fontSize="sm" lineHeight="20px" fontWeight="600">
        {words.title}
      </Heading>
      <Text textStyle="caption" color="fg.muted">
        {words.text("post")}
      </Text>
      <SimilarTexts
        unit="post"
        comparison={compared}
        total={drafts.length}
        getKey={({ id }) => id}
        getName={({ title }) => `“${title}”`}
        px="0"
      />
    </Box>
  );
}
