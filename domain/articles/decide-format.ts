import { detectFormat } from "../article-html/detect-format.ts";
import type { ContentFormat } from "../posts/post.ts";
import { hasBlockTags } from "./excerpt.ts";

/** For a text that enters without saying what it is. With blocks it is HTML, whatever its words look like. */
export function decideFormat(content: string): ContentFormat {
  return hasBlockTags(content) ? "html" : detectFormat(content);
}
