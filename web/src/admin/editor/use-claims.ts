import type { ArticleClaim } from "functions/domain/article-claims";
import { useDeferredValue, useMemo, useState } from "react";
import type { Article } from "#data/posts.ts";
import { claimsIn, openClaims, READ, signatureOf, storedTicks } from "./claims.ts";
import type { Draft } from "./draft.ts";

/** The claim check of an open post. */
export interface ClaimCheck {
  /** Whether the text is one that has to be checked. */
  readonly isNeeded: boolean;
  readonly claims: readonly ArticleClaim[];
  readonly isTicked: (key: string) => boolean;
  readonly tick: (key: string, on: boolean) => void;
  /** How many ticks are missing, that of the reader included. */
  readonly open: number;
  /** What saving a draft does to the signature, and how many ticks it lacks. */
  readonly judge: (draft: Draft) => {
    readonly claims: ReturnType<typeof signatureOf>;
    readonly open: number;
  };
}

/** Follows what the draft claims while it is written. Ticks stay while their claim stays. */
export function useClaims(draft: Draft, opened: Article | null): ClaimCheck {
  const [ticked, setTicked] = useState(() => storedTicks(opened));
  const [known, setKnown] = useState(opened);
  if (known !== opened) {
    // What somebody else has ticked and saved meanwhile counts too.
    setKnown(opened);
    setTicked(new Set([...ticked, ...storedTicks(opened)]));
  }
  const { source, content, title, excerpt, meta_title, meta_description, image_alt } = draft;
  // Reading a long text for claims must not hold up who writes it.
  const read = useDeferredValue(
    useMemo(
      () => ({ source, content, title, excerpt, meta_title, meta_description, image_alt }),
      [source, content, title, excerpt, meta_title, meta_description, image_alt],
    ),
  );
  const claims = useMemo(() => claimsIn(read), [read]);
  const isNeeded = source !== "";
  const keys = [...claims.map(({ key }) => key), READ];
  return {
    isNeeded,
    claims,
    isTicked: (key) => ticked.has(key),
    tick: (key, on) =>
      setTicked((before) => {
        const after = new Set(before);
        if (on) after.add(key);
        else after.delete(key);
        return after;
      }),
    open: isNeeded ? keys.filter((key) => !ticked.has(key)).length : 0,
    judge: (saved) => ({
      claims: signatureOf(saved, ticked, opened),
      open: openClaims(saved, ticked).length,
    }),
  };
}
