import { Text } from "@chakra-ui/react";
import type { IndexVerdict } from "functions/domain/index-verdict";
import { adminDate } from "#lib/dates.ts";

const words = {
  reading: "Looking up what Google knows...",
  failed: "What Google knows about it could not be looked up.",
  indexed: (when: string) =>
    `Google has this article in its index (checked ${when}). Deleting it may lose visitors.`,
  notIndexed: (when: string) => `Google did not have this article in its index (checked ${when}).`,
  unchecked: "It has not been checked whether Google has this article in its index.",
  some: (indexed: number, unchecked: number) =>
    `In Google's index: ${indexed}. Not checked: ${unchecked}.`,
} as const;

/** What has to be known of a post that is to be deleted. */
interface Article {
  readonly slug: string;
  readonly published: boolean;
}

interface VerdictTextProps {
  readonly posts: readonly Article[];
  /** By slug, as far as Google was ever asked. */
  readonly verdicts: ReadonlyMap<string, IndexVerdict> | "reading" | "failed";
}

/** What the last checks said about posts that are to be deleted, and whether it is a reason to think twice (G-54). */
export function VerdictText({ posts, verdicts }: VerdictTextProps) {
  const { text, warns } = sayingOf(posts, verdicts);
  return (
    <Text mt="2" aria-live="polite" color={warns ? "orange.fg" : "fg.muted"}>
      {text}
    </Text>
  );
}

interface Saying {
  readonly text: string;
  readonly warns: boolean;
}

function sayingOf(
  posts: VerdictTextProps["posts"],
  verdicts: VerdictTextProps["verdicts"],
): Saying {
  const [first] = posts;
  if (!first) return { text: "", warns: false };
  if (verdicts === "reading") return { text: words.reading, warns: false };
  if (verdicts === "failed") return { text: words.failed, warns: true };
  if (posts.length === 1) return ofOne(first, verdicts.get(first.slug));
  const indexed = posts.filter(({ slug }) => verdicts.get(slug)?.is_indexed).length;
  const unchecked = posts.filter(({ slug }) => !verdicts.has(slug)).length;
  return { text: words.some(indexed, unchecked), warns: indexed + unchecked > 0 };
}

function ofOne({ published }: Article, verdict: IndexVerdict | undefined): Saying {
  if (!verdict) return { text: words.unchecked, warns: published };
  const when = adminDate(verdict.checked_at);
  return verdict.is_indexed
    ? { text: words.indexed(when), warns: true }
    : { text: words.notIndexed(when), warns: false };
}
