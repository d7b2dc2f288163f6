import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { renderArticle } from "domain/article-html/render-article";
import { Prose } from "kit/ui/prose";
import { useDeferredValue, useEffect, useRef } from "react";
import { lightSurface } from "#ui/dark-colors.ts";
import { type Content, toHtml } from "../shared/content.ts";
import { messages } from "../shared/messages.ts";
import { messages as bodyMessages } from "./messages.ts";

export interface PreviewProps {
  readonly content: Content;
  readonly onClose: () => void;
}

export function Preview({ content, onClose }: PreviewProps) {
  const region = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    region.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      ref={region}
      as="section"
      aria-labelledby="preview-heading"
      mt="8"
      pt="5"
      borderTopWidth="1px"
    >
      <Flex align="center" justify="space-between" gap="3" mb="4">
        <Heading
          ref={heading}
          as="h2"
          id="preview-heading"
          tabIndex={-1}
          fontSize="sm"
          fontWeight="550"
        >
          {messages.previewLabel}
        </Heading>
        <Button variant="outline" size="xs" onClick={onClose}>
          {bodyMessages.closePreview}
        </Button>
      </Flex>
      <RenderedBody html={toHtml(useDeferredValue(content))} />
    </Box>
  );
}

export function RenderedBody({ html }: { readonly html: string }) {
  return (
    <Prose
      {...lightSurface}
      lang="es"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by domain/article-html
      dangerouslySetInnerHTML={{ __html: renderArticle(html, "html").html }}
    />
  );
}
