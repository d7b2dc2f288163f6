import { Box, Heading } from "@chakra-ui/react";
import { renderArticle } from "functions/domain/article-html/render-article";
import { useDeferredValue } from "react";
import { Prose } from "#ui/prose.tsx";
import { type Content, htmlOf } from "./content.ts";
import { messages } from "./messages.ts";

/** The body as readers see it: by the same pipeline, with the same styles. */
export function Preview({ content }: { readonly content: Content }) {
  return (
    <Box as="section" aria-labelledby="preview-heading" mt="8" pt="5" borderTopWidth="1px">
      <Heading as="h2" id="preview-heading" fontSize="sm" fontWeight="550" mb="4">
        {messages.previewLabel}
      </Heading>
      <RenderedBody html={htmlOf(useDeferredValue(content))} />
    </Box>
  );
}

/** A stored body, rendered and sanitised. */
export function RenderedBody({ html }: { readonly html: string }) {
  return (
    <Prose
      lang="es"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by functions/domain/article-html
      dangerouslySetInnerHTML={{ __html: renderArticle(html, "html").html }}
    />
  );
}
