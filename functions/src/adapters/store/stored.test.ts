import type { Firestore, Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { inTransaction } from "./stored.ts";

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });

/** Answers each transaction with the next outcome. */
function serverWith(...outcomes: readonly (Error | "stored")[]) {
  const left = [...outcomes];
  const runTransaction = (work: (transaction: Transaction) => Promise<unknown>) => {
    const outcome = left.shift();
    return outcome instanceof Error ? Promise.reject(outcome) : work({} as Transaction);
  };
  return { db: { runTransaction } as unknown as Firestore, left };
}

describe("inTransaction", () => {
  it.each(["Transaction is invalid or closed.", "Transaction is invalid or expired."])(
    "repeats a transaction that the server has closed for another: %s",
    async (message) => {
      const { db, left } = serverWith(failure(3, message), "stored");
      expect(await inTransaction(db, async () => "result")).toBe("result");
      expect(left).toEqual([]);
    },
  );

  it("does not repeat after another invalid argument", async () => {
    const { db, left } = serverWith(failure(3, "The value is too large."), "stored");
    await expect(inTransaction(db, async () => "result")).rejects.toThrow("too large");
    expect(left).toEqual(["stored"]);
  });

  it("fails after ten closed transactions", async () => {
    const closed = failure(3, "Transaction is invalid or closed.");
    const { db, left } = serverWith(...Array.from({ length: 11 }, () => closed));
    await expect(inTransaction(db, async () => "result")).rejects.toThrow("closed");
    expect(left).toHaveLength(1);
  });
});
