import type { ResearchSource } from "domain/generation/generation";
import { isHttpsUrl } from "domain/posts/claim-record";
import { limits } from "domain/shared/limits";
import type {
  AnyClaimRecord,
  ClaimRecordChanges,
  NewClaimRecord,
} from "#posts/data/claim-records.ts";
import type { Draft } from "../shared/draft.ts";
import {
  type Claim,
  claimsIn,
  formerTicks,
  READ_TICK,
  readTick,
  storable,
  tickKey,
  toTick,
} from "./claims.ts";

export type Evidence = Pick<NewClaimRecord, "note" | "url">;

export interface ClaimState {
  readonly added: readonly NewClaimRecord[];
  readonly removed: ReadonlySet<string>;
  readonly stored: ReadonlySet<string>;
  /** Ticks that the stored checks cover. */
  readonly signed: ReadonlySet<string>;
  readonly read: ReadTick | undefined;
}

/** The tick for reading the whole text, set or taken back in this editor. It goes when another text replaces the whole. */
export interface ReadTick {
  readonly isSet: boolean;
  readonly revision: number;
}

export function initialState(signed: ReadonlySet<string>): ClaimState {
  return { added: [], removed: new Set(), stored: new Set(), signed, read: undefined };
}

export function currentRecords(
  state: ClaimState,
  stored: readonly AnyClaimRecord[],
): readonly AnyClaimRecord[] {
  const recordIds = new Set(stored.map(({ id }) => id));
  return [...stored, ...state.added.filter(({ id }) => !recordIds.has(id))].filter(
    ({ id, kind }) => kind !== "read" && !state.removed.has(id),
  );
}

export function tickedKeys(
  state: ClaimState,
  records: readonly AnyClaimRecord[],
  isRead: boolean,
): ReadonlySet<string> {
  const signed = [...state.signed].filter((key) => key !== READ_TICK);
  const ticks = records.filter(({ kind }) => kind !== "source");
  return new Set([...signed, ...ticks.map(tickKey), ...(isRead ? [READ_TICK] : [])]);
}

/** A new tick takes over note and data sheet of the tick of the changed sentence. */
export function withTick(
  state: ClaimState,
  claim: Claim,
  on: boolean,
  records: readonly AnyClaimRecord[],
): ClaimState {
  if (on) {
    const { note, url } = formerTicks(claim, records).at(-1) ?? {};
    return { ...state, added: [...state.added, newTick(claim, { ...optional({ note, url }) })] };
  }
  const gone = records.filter((record) => tickKey(record) === claim.tick);
  const signed = new Set(state.signed);
  signed.delete(claim.tick);
  return { ...without(state, gone), signed };
}

/** Ticks of others stay as they are: the own account adds or replaces its own. */
export function withEvidence(
  state: ClaimState,
  claim: Claim,
  evidence: Evidence,
  own: readonly AnyClaimRecord[],
): ClaimState {
  const replaced = own.filter((record) => tickKey(record) === claim.tick);
  const next = without(state, replaced);
  return { ...next, added: [...next.added, newTick(claim, evidence)] };
}

export function withSources(
  state: ClaimState,
  sources: readonly ResearchSource[],
  records: readonly AnyClaimRecord[],
): ClaimState {
  const sourceUrls = new Set(records.filter(({ kind }) => kind === "source").map(({ url }) => url));
  const added = sources
    .filter(({ url }) => isHttpsUrl(url) && !sourceUrls.has(url))
    .map(({ title, url }) => ({
      id: crypto.randomUUID(),
      kind: "source" as const,
      text: storable(title, limits.title),
      sentences: "",
      url,
    }));
  return { ...state, added: [...state.added, ...added] };
}

/**
 * Ticks whose sentence has changed since are not stored; those that a new tick replaces are deleted. The tick for
 * reading is stored anew, so that it is as old as the text.
 * @param isRead undefined when the stored check covers it
 */
export function recordChanges(
  draft: Draft,
  state: ClaimState,
  stored: readonly AnyClaimRecord[],
  ownReads: readonly AnyClaimRecord[],
  isRead: boolean | undefined,
): ClaimRecordChanges {
  if (draft.source === "") return { added: [], removed: [] };
  const claims = claimsIn(draft);
  const current = new Set(claims.map(({ tick }) => tick));
  const recordIds = new Set([...stored.map(({ id }) => id), ...state.stored]);
  const added = state.added.filter(
    (record) =>
      !recordIds.has(record.id) && (record.kind === "source" || current.has(tickKey(record))),
  );
  const renewed = new Set(added.map(tickKey));
  const replaced = claims
    .filter(({ tick }) => renewed.has(tick))
    .flatMap((claim) => formerTicks(claim, stored));
  const reads = isRead === undefined ? [] : ownReads;
  const takenBack = stored.filter(({ id }) => state.removed.has(id));
  return {
    added: isRead ? [...added, readTick()] : added,
    removed: [...new Set([...takenBack, ...replaced, ...reads].map(({ id }) => id))],
  };
}

function without(state: ClaimState, gone: readonly AnyClaimRecord[]): ClaimState {
  const ids = new Set(gone.map(({ id }) => id));
  return {
    ...state,
    added: state.added.filter(({ id }) => !ids.has(id)),
    removed: new Set([...state.removed, ...ids]),
  };
}

function newTick(claim: Claim, evidence: Evidence): NewClaimRecord {
  return { id: crypto.randomUUID(), ...toTick(claim), ...evidence };
}

/** Firestore stores no undefined. */
export function optional({
  note = "",
  url = "",
}: Partial<Record<"note" | "url", string | undefined>>): Evidence {
  return { ...(note === "" ? {} : { note }), ...(url === "" ? {} : { url }) };
}
