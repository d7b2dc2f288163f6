import { type ClaimRecord, ClaimRecordSchema } from "domain/posts/claim-record";
import {
  collection,
  doc,
  limit,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { converterOf } from "#firebase/converter.ts";
import type { Stored } from "#firebase/document.ts";
import type { Live } from "#firebase/live-query.ts";
import { panelAuth, panelFirestore } from "#firebase/panel-sdk.ts";
import { useLive } from "#firebase/use-live.ts";

type Recording = "recorded_at" | "recorded_by" | "recorded_by_uid";
export type NewClaimRecord = Stored<Omit<ClaimRecord, "post_id" | Recording>>;
export type AnyClaimRecord = NewClaimRecord & Partial<Pick<ClaimRecord, Recording>>;

export interface ClaimRecordChanges {
  readonly added: readonly NewClaimRecord[];
  readonly removed: readonly string[];
}

/** Limit in firestore.rules. */
const MOST = 500;

const records = () => collection(panelFirestore(), "claim_records");

/** @param postId null reads nothing */
export function useClaimRecords(postId: string | null): Live<readonly Stored<ClaimRecord>[]> {
  return useLive(
    postId === null
      ? null
      : query(
          records().withConverter(converterOf(ClaimRecordSchema)),
          where("post_id", "==", postId),
          limit(MOST),
        ),
  );
}

export function isOwnRecord({ recorded_by_uid }: AnyClaimRecord): boolean {
  return recorded_by_uid === undefined || recorded_by_uid === panelAuth().currentUser?.uid;
}

export const changesTicks = ({ added, removed }: ClaimRecordChanges): boolean =>
  removed.length > 0 || added.some(({ kind }) => kind !== "source");

export function changeClaimRecords(
  transaction: Transaction,
  post_id: string,
  { added, removed }: ClaimRecordChanges,
): void {
  const { currentUser } = panelAuth();
  for (const id of removed) transaction.delete(doc(records(), id));
  for (const { id, ...record } of added) {
    transaction.set(doc(records(), id), {
      ...record,
      post_id,
      recorded_at: serverTimestamp(),
      recorded_by: currentUser?.email ?? "",
      recorded_by_uid: currentUser?.uid ?? "",
    });
  }
}
