import type { ResearchSource } from "domain/generation/generation";
import type { Article } from "kit/firebase/posts";
import { useDeferredValue, useMemo, useState } from "react";
import {
  type AnyClaimRecord,
  type ClaimRecordChanges,
  isOwnRecord,
  useClaimRecords,
} from "#posts/data/claim-records.ts";
import { type Draft, toDraft } from "../shared/draft.ts";
import {
  currentRecords,
  type Evidence,
  initialState,
  recordChanges,
  tickedKeys,
  withEvidence,
  withSources,
  withTick,
} from "./claim-state.ts";
import {
  type Claim,
  changesText,
  claimsIn,
  getClaimAction,
  READ_TICK,
  signedTicks,
  uncheckedClaims,
} from "./claims.ts";

export interface DraftCheck {
  readonly claims: ReturnType<typeof getClaimAction>;
  readonly open: number;
  readonly records: ClaimRecordChanges;
  readonly onStored: () => void;
}

export interface ClaimCheck {
  readonly isNeeded: boolean;
  readonly state: "loading" | "failed" | "ready";
  readonly retry: () => void;
  readonly claims: readonly Claim[];
  readonly records: readonly AnyClaimRecord[];
  readonly isTicked: (tick: string) => boolean;
  readonly isRead: boolean;
  readonly tick: (claim: Claim, on: boolean) => void;
  readonly read: (on: boolean) => void;
  readonly annotate: (claim: Claim, evidence: Evidence) => void;
  readonly keepSources: (sources: readonly ResearchSource[]) => void;
  readonly open: number;
  readonly isChanged: boolean;
  /** @param base the stored text that is saved over, by default the opened one */
  readonly checkDraft: (draft: Draft, base?: Article | null) => DraftCheck;
}

/** @param revision counts the texts that have replaced the whole one in this editor */
export function useClaims(
  id: string,
  draft: Draft,
  openedArticle: Article | null,
  revision = 0,
): ClaimCheck {
  const isNeeded = draft.source !== "";
  const live = useClaimRecords(isNeeded ? id : null);
  const [state, setState] = useState(() => initialState(signedTicks(openedArticle)));
  const [lastOpened, setLastOpened] = useState(openedArticle);
  const stored: readonly AnyClaimRecord[] = live.state === "ready" ? live.data : [];
  const reads = stored.filter((record) => record.kind === "read" && isOwnRecord(record));
  const { source, content, title, excerpt, meta_title, meta_description, image_alt } = draft;
  // Deferred, because searching a long text would delay typing.
  const deferred = useDeferredValue(
    useMemo(
      () => ({ source, content, title, excerpt, meta_title, meta_description, image_alt }),
      [source, content, title, excerpt, meta_title, meta_description, image_alt],
    ),
  );
  const claims = useMemo(() => claimsIn(deferred), [deferred]);
  const isSigned = useMemo(() => signedTicks(openedArticle).has(READ_TICK), [openedArticle]);
  const isCovered = useMemo(
    () => openedArticle !== null && !changesText(deferred, openedArticle),
    [deferred, openedArticle],
  );
  const hasRead = reads.some((record) => isOfText(record, openedArticle));
  const wasRead = hasRead || isSigned;
  const ownTick = state.read?.revision === revision ? state.read.isSet : undefined;
  const isRead = ownTick ?? (wasRead && isCovered);
  if (lastOpened !== openedArticle) {
    setLastOpened(openedArticle);
    const signed = new Set([...state.signed, ...signedTicks(openedArticle)]);
    // A save that leaves the text makes the stored tick older than it.
    const isOwnRead =
      ownTick ??
      (hasSameText(openedArticle, lastOpened) &&
        reads.some((record) => isOfText(record, lastOpened)));
    setState({ ...state, signed, ...(isOwnRead ? { read: { isSet: true, revision } } : {}) });
  }
  const records = currentRecords(state, stored);
  const ticked = tickedKeys(state, records, isRead);
  const storedIds = new Set(stored.map((record) => record.id));
  const own = records.filter((record) => isOwnRecord(record));
  return {
    isNeeded,
    state: live.state,
    retry: live.state === "failed" ? live.retry : () => {},
    claims,
    records,
    isTicked: (tick) => ticked.has(tick),
    isRead,
    tick: (claim, on) => setState((now) => withTick(now, claim, on, records)),
    read: (isSet) => setState((now) => ({ ...now, read: { isSet, revision } })),
    annotate: (claim, evidence) => setState((now) => withEvidence(now, claim, evidence, own)),
    keepSources: (sources) => setState((now) => withSources(now, sources, records)),
    open: isNeeded
      ? [...claims.map(({ tick }) => tick), READ_TICK].filter((key) => !ticked.has(key)).length
      : 0,
    isChanged:
      isNeeded &&
      (state.added.some((record) => !storedIds.has(record.id) && !state.stored.has(record.id)) ||
        stored.some((record) => state.removed.has(record.id)) ||
        isRead !== wasRead),
    checkDraft: (saved, base = openedArticle) => {
      const covers = base !== null && !changesText(saved, base);
      const isOwnRead = ownTick ?? (covers && reads.some((record) => isOfText(record, base)));
      const isSignedRead = ownTick === undefined && covers && signedTicks(base).has(READ_TICK);
      const savedTicks = tickedKeys(state, records, isOwnRead || isSignedRead);
      const action = getClaimAction(saved, savedTicks, base);
      const renewed = action === "keep" ? undefined : isOwnRead;
      const changes = recordChanges(saved, state, stored, reads, renewed);
      const added = changes.added.map((record) => record.id);
      return {
        claims: action,
        open: uncheckedClaims(saved, savedTicks).length,
        records: changes,
        onStored: () => setState((now) => ({ ...now, stored: new Set([...now.stored, ...added]) })),
      };
    },
  };
}

function hasSameText(article: Article | null, otherArticle: Article | null): boolean {
  return article !== null && otherArticle !== null && !changesText(toDraft(article), otherArticle);
}

/** Only as long as nobody has saved another text since. */
function isOfText({ recorded_at }: AnyClaimRecord, openedArticle: Article | null): boolean {
  return (
    recorded_at !== undefined &&
    openedArticle !== null &&
    recorded_at >= openedArticle.post.updated_at
  );
}
