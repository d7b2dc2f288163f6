import { type ClaimRecord, ClaimRecordSchema } from "domain/posts/claim-record";
import { limit, query, where } from "firebase/firestore";
import type { Stored } from "kit/firebase/document";
import { panelAuth } from "kit/firebase/panel-sdk";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

type Recording = "recorded_at" | "recorded_by" | "recorded_by_uid";
export type NewClaimRecord = Stored<Omit<ClaimRecord, "post_id" | Recording>>;
export type AnyClaimRecord = NewClaimRecord & Partial<Pick<ClaimRecord, Recording>>;

export interface ClaimRecordChanges {
  readonly added: readonly NewClaimRecord[];
  readonly removed: readonly string[];
}

/** Limit in firestore.rules. */
const MAX_RECORDS = 500;

/** @param postId null reads nothing */
export function useClaimRecords(postId: string | null): Live<readonly Stored<ClaimRecord>[]> {
  const records = typedCollection("claim_records", ClaimRecordSchema);
  return useLive(
    postId === null ? null : query(records, where("post_id", "==", postId), limit(MAX_RECORDS)),
  );
}

export function isOwnRecord({ recorded_by_uid }: AnyClaimRecord): boolean {
  return recorded_by_uid === undefined || recorded_by_uid === panelAuth().currentUser?.uid;
}
