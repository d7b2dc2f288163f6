import type { ResearchSource } from "functions/domain/generation/generation";
import { useDeferredValue, useMemo, useState } from "react";
import type { Article } from "#data/articles/posts.ts";
import {
  type AnyClaimRecord,
  type ClaimRecordChanges,
  isOwnRecord,
  useClaimRecords,
} from "#data/claims/claim-records.ts";
import type { Draft } from "../shared/draft.ts";
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
  claimActionOf,
  claimsIn,
  READ_TICK,
  signedTicks,
  uncheckedClaims,
} from "./claims.ts";

export interface DraftCheck {
  readonly claims: ReturnType<typeof claimActionOf>;
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
  readonly checkDraft: (draft: Draft) => DraftCheck;
}

export function useClaims(id: string, draft: Draft, opened: Article | null): ClaimCheck {
  const isNeeded = draft.source !== "";
  const live = useClaimRecords(isNeeded ? id : null);
  const [state, setState] = useState(() => initialState(signedTicks(opened)));
  const [lastOpened, setLastOpened] = useState(opened);
  const stored: readonly AnyClaimRecord[] = live.state === "ready" ? live.data : [];
  const reads = stored.filter((one) => one.kind === "read" && isOwnRecord(one));
  const hasRead = reads.some((one) => isOfText(one, lastOpened));
  const wasRead = hasRead || state.signed.has(READ_TICK);
  const isRead = state.read ?? wasRead;
  const isOwnRead = state.read ?? hasRead;
  if (lastOpened !== opened) {
    setLastOpened(opened);
    const signed = new Set([...state.signed, ...signedTicks(opened)]);
    // A save makes the stored tick older than the text.
    setState({ ...state, signed, ...(isOwnRead ? { read: true } : {}) });
  }
  const { source, content, title, excerpt, meta_title, meta_description, image_alt } = draft;
  // Deferred, because searching a long text would delay typing.
  const deferred = useDeferredValue(
    useMemo(
      () => ({ source, content, title, excerpt, meta_title, meta_description, image_alt }),
      [source, content, title, excerpt, meta_title, meta_description, image_alt],
    ),
  );
  const claims = useMemo(() => claimsIn(deferred), [deferred]);
  const records = currentRecords(state, stored);
  const ticked = tickedKeys(state, records, isRead);
  const known = new Set(stored.map((one) => one.id));
  const own = records.filter((one) => isOwnRecord(one));
  return {
    isNeeded,
    state: live.state,
    retry: live.state === "failed" ? live.retry : () => {},
    claims,
    records,
    isTicked: (tick) => ticked.has(tick),
    isRead,
    tick: (claim, on) => setState((now) => withTick(now, claim, on, records)),
    read: (read) => setState((now) => ({ ...now, read })),
    annotate: (claim, evidence) => setState((now) => withEvidence(now, claim, evidence, own)),
    keepSources: (sources) => setState((now) => withSources(now, sources, records)),
    open: isNeeded
      ? [...claims.map(({ tick }) => tick), READ_TICK].filter((key) => !ticked.has(key)).length
      : 0,
    isChanged:
      isNeeded &&
      (state.added.some((one) => !known.has(one.id) && !state.stored.has(one.id)) ||
        stored.some((one) => state.removed.has(one.id)) ||
        isRead !== wasRead),
    checkDraft: (saved) => {
      const action = claimActionOf(saved, ticked, opened);
      const renewed = action === "keep" ? undefined : isOwnRead;
      const changes = recordChanges(saved, state, stored, reads, renewed);
      const added = changes.added.map((one) => one.id);
      return {
        claims: action,
        open: uncheckedClaims(saved, ticked).length,
        records: changes,
        onStored: () => setState((now) => ({ ...now, stored: new Set([...now.stored, ...added]) })),
      };
    },
  };
}

/** Only as long as nobody has saved another text since. */
function isOfText({ recorded_at }: AnyClaimRecord, opened: Article | null): boolean {
  return recorded_at !== undefined && opened !== null && recorded_at >= opened.post.updated_at;
}
