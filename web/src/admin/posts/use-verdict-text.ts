import type { IndexVerdict } from "functions/domain/index-verdict";
import type { StoredPost } from "functions/domain/post";
import { useEffect, useState } from "react";
import { cachedVerdicts } from "#data/deletion.ts";
import { adminDate } from "#lib/dates.ts";
import { messages } from "./messages.ts";

const words = messages.confirm;

interface Known {
  readonly slugs: string;
  readonly verdicts: ReadonlyMap<string, IndexVerdict> | "failed";
}

/** What the last checks said about these posts, and whether that is a reason to think twice (G-54). */
export function useVerdictText(posts: readonly StoredPost[]): { text: string; warns: boolean } {
  const slugs = posts.map(({ slug }) => slug).join("\n");
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (slugs === "") return;
    let ended = false;
    void cachedVerdicts(slugs.split("\n"))
      .catch((error: unknown) => {
        console.warn("Cached verdicts could not be read", error);
        return "failed" as const;
      })
      .then((verdicts) => {
        if (!ended) setKnown({ slugs, verdicts });
      });
    return () => {
      ended = true;
    };
  }, [slugs]);
  if (slugs === "") return { text: "", warns: false };
  if (known?.slugs !== slugs) return { text: words.checking, warns: false };
  const { verdicts } = known;
  if (verdicts === "failed") return { text: words.unknown, warns: true };
  return posts.length === 1 ? ofOne(posts[0], verdicts) : ofMany(posts, verdicts);
}

function ofOne(post: StoredPost | undefined, verdicts: ReadonlyMap<string, IndexVerdict>) {
  const verdict = verdicts.get(post?.slug ?? "");
  if (!verdict) return { text: words.unchecked, warns: post?.published === true };
  const when = adminDate(verdict.checked_at);
  return verdict.is_indexed
    ? { text: words.indexed(when), warns: true }
    : { text: words.notIndexed(when), warns: false };
}

function ofMany(posts: readonly StoredPost[], verdicts: ReadonlyMap<string, IndexVerdict>) {
  const indexed = posts.filter(({ slug }) => verdicts.get(slug)?.is_indexed).length;
  const unchecked = posts.filter(({ slug }) => !verdicts.has(slug)).length;
  return { text: words.someIndexed(indexed, unchecked), warns: indexed + unchecked > 0 };
}
