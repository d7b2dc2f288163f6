import { Text } from "@chakra-ui/react";
import type { IndexVerdict } from "functions/domain/indexing/index-verdict";
import { adminDate } from "#lib/format/dates.ts";
import { messages } from "./messages.ts";

const words = messages.verdict;

export interface ArticleState {
  readonly slug: string;
  readonly published: boolean;
}

export interface VerdictTextProps {
  readonly posts: readonly ArticleState[];
  /** By slug; articles that were never checked are missing. */
  readonly verdicts: ReadonlyMap<string, IndexVerdict> | "reading" | "failed";
}

export function VerdictText({ posts, verdicts }: VerdictTextProps) {
  const { text, isWarning } = verdictText(posts, verdicts);
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

function verdictText(
  posts: VerdictTextProps["posts"],
  verdicts: VerdictTextProps["verdicts"],
): Message {
  const [first] = posts;
  if (!first) return { text: "", isWarning: false };
  if (verdicts === "reading") return { text: words.reading, isWarning: false };
  if (verdicts === "failed") return { text: words.failed, isWarning: true };
  if (posts.length === 1) return singleVerdictText(first, verdicts.get(first.slug));
  const indexed = posts.filter(({ slug }) => verdicts.get(slug)?.is_indexed).length;
  const unchecked = posts.filter(({ slug }) => !verdicts.has(slug)).length;
  return { text: words.several(indexed, unchecked), isWarning: indexed + unchecked > 0 };
}

function singleVerdictText(
  { published }: ArticleState,
  verdict: IndexVerdict | undefined,
): Message {
  if (!verdict) return { text: words.unchecked, isWarning: published };
  const when = adminDate(verdict.checked_at);
  return verdict.is_indexed
    ? { text: words.indexed(when), isWarning: true }
    : { text: words.notIndexed(when), isWarning: false };
}
