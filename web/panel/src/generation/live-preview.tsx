import { Box, Button, Flex, Spinner, Stack, Text } from "@chakra-ui/react";
import { renderArticle } from "domain/article-html/render-article";
import { partialArticle } from "domain/generation/generated-article";
import { Prose } from "kit/ui/prose";
import { useDeferredValue, useMemo } from "react";
import type { Generation } from "./generation-state.ts";
import { messages } from "./messages.ts";

interface LivePreviewProps {
  readonly generation: Extract<Generation, { state: "working" }>;
  readonly onStop: () => void;
}

export function LivePreview({ generation, onStop }: LivePreviewProps) {
  const text = useDeferredValue(generation.text);
  const { title, outline, content } = useMemo(() => partialArticle(text), [text]);
  const html = useMemo(() => renderArticle(content, "html").html, [content]);
  return (
    <Stack gap="3">
      <Flex gap="3" p="3" rounded="l2" bg="brand.subtle" color="brand.fg" align="flex-start">
        <Box role="status" flex="1" minW="0">
          <Flex gap="2" align="center" fontWeight="560">
            <Spinner size="sm" borderWidth="2px" aria-hidden="true" />
            {messages.busy}
          </Flex>
          <Text textStyle="caption">{messages.phases[generation.phase]}</Text>
        </Box>
        <Button size="xs" variant="outline" bg="bg" flex="none" onClick={onStop}>
          {messages.stop}
        </Button>
      </Flex>
      {title === "" ? null : (
        <Box
          role="region"
          aria-label={messages.preview}
          // Makes the region scrollable by keyboard.
          tabIndex={0}
          maxH="24rem"
          overflowY="auto"
          borderWidth="1px"
          rounded="l2"
          p="4"
        >
          <Text fontWeight="600">{title}</Text>
          {outline.length === 0 ? null : (
            <Box
              as="ol"
              ps="5"
              my="3"
              listStyleType="decimal"
              textStyle="caption"
              aria-label={messages.outline}
            >
              {[...new Set(outline)].map((heading) => (
                <li key={heading}>{heading}</li>
              ))}
            </Box>
          )}
          <Prose
            fontSize="sm"
            lineHeight="1.5"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by domain/article-html
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </Box>
      )}
    </Stack>
  );
}
