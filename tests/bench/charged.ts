import {
  CollectionReference,
  Firestore,
  Query,
  Transaction,
  WriteBatch,
} from "firebase-admin/firestore";
import { adminSdk } from "../support/admin-sdk.ts";

const { db } = adminSdk();

/** Billed documents: an empty query costs one, a count one per started 1,000. */
export interface Charge {
  readonly reads: number;
  readonly writes: number;
}

/**
 * Counts what `work` reads and writes through the Admin SDK. Prices: https://firebase.google.com/docs/firestore/pricing
 */
export async function measureCharge(work: () => Promise<unknown>): Promise<Charge> {
  watch();
  const before = { ...charged };
  await work();
  return { reads: charged.reads - before.reads, writes: charged.writes - before.writes };
}

const charged = { reads: 0, writes: 0 };
let isWatching = false;
type Counted = { readonly data?: () => { readonly count?: number }; readonly size?: number };

function getCost(result: Counted | readonly unknown[]): number {
  if ("length" in result) return result.length;
  if (result.size !== undefined) return Math.max(1, result.size);
  return "query" in result ? Math.max(1, Math.ceil((result.data?.().count ?? 0) / 1000)) : 1;
}

function watchReads(prototype: object, method: string): void {
  const original = Reflect.get(prototype, method) as (...args: unknown[]) => Promise<Counted>;
  Reflect.set(prototype, method, async function (this: unknown, ...args: unknown[]) {
    const result = await original.apply(this, args);
    charged.reads += getCost(result);
    return result;
  });
}

function watchWrites(method: string): void {
  const original = Reflect.get(WriteBatch.prototype, method) as (...args: unknown[]) => unknown;
  Reflect.set(WriteBatch.prototype, method, function (this: unknown, ...args: unknown[]) {
    charged.writes += 1;
    return original.apply(this, args);
  });
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const counts = Object.getPrototypeOf(db.collection("blog_posts").count()) as object;
  for (const prototype of [Query.prototype, counts]) watchReads(prototype, "get");
  // A document's `get` calls `getAll`.
  for (const prototype of [Firestore.prototype, Transaction.prototype]) {
    watchReads(prototype, "getAll");
  }
  watchReads(Transaction.prototype, "get");
  // A transaction writes through its own batch.
  for (const method of ["create", "set", "update", "delete"]) watchWrites(method);
  if (CollectionReference.prototype.get !== Query.prototype.get) {
    throw new Error("Reads of collections are not counted");
  }
}
