import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SANITIZE_SCHEMA } from "./sanitize-schema.ts";

export const htmlParser = unified().use(rehypeParse, { fragment: true });
export const sanitizer = unified().use(rehypeSanitize, SANITIZE_SCHEMA);
const writer = unified().use(rehypeStringify);

/** In written HTML every `<` outside of quotes begins a tag. */
const TAG_WITH_VALUES = /<[^"<>]*(?:"[^"]*"[^"<>]*)+>/g;

export const htmlWriter = {
  /** Escapes angle brackets in attributes, for readers that look only for brackets. */
  stringify(tree: Root): string {
    return writer.stringify(tree).replace(TAG_WITH_VALUES, (tag) => {
      const inner = tag.slice(1, -1);
      return /[<>]/.test(inner)
        ? `<${inner.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}>`
        : tag;
    });
  },
};
