import { Text } from "@chakra-ui/react";
import type { StoredIndexResult } from "domain/indexing/index-result";
import { adminDate } from "kit/lib/format/dates";
import { messages } from "./messages.ts";

const words = messages.result;

export interface ArticleState {
  readonly slug: string;
  readonly published: boolean;
}

export interface IndexResultTextProps {
  readonly posts: readonly ArticleState[];
  /** By slug; articles that were never checked are missing. */
  readonly indexResults: ReadonlyMap<string, StoredIndexResult> | "reading" | "failed";
}

export function IndexResultText({ posts, indexResults }: IndexResultTextProps) {
  const { text, isWarning } = resultText(posts, indexResults);
  return (
    <Text mt="2" aria-live="polite" color={isWarning ? "orange.fg" : "fg.muted"}>
      {text}
    </Text>
  );
}

interface Message {
  readonly text: string;
  readonly isWarning: boolean;
}

function resultText(
  posts: IndexResultTextProps["posts"],
  indexResults: IndexResultTextProps["indexResults"],
): Message {
  const [first] = posts;
  if (!first) return { text: "", isWarning: false };
  if (indexResults === "reading") return { text: words.reading, isWarning: false };
  if (indexResults === "failed") return { text: words.failed, isWarning: true };
  if (posts.length === 1) return singleResultText(first, indexResults.get(first.slug));
  const indexed = posts.filter(({ slug }) => indexResults.get(slug)?.is_indexed).length;
  const unchecked = posts.filter(({ slug }) => !indexResults.has(slug)).length;
  return { text: words.several(indexed, unchecked), isWarning: indexed + unchecked > 0 };
}

function singleResultText(
  { published }: ArticleState,
  result: StoredIndexResult | undefined,
): Message {
  if (!result) return { text: words.unchecked, isWarning: published };
  const when = adminDate(result.checked_at);
  return result.is_indexed
    ? { text: words.indexed(when), isWarning: true }
    : { text: words.notIndexed(when), isWarning: false };
}
