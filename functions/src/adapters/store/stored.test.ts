import type { Firestore, Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { inTransaction, withDomainErrors } from "./stored.ts";

const failure = (code: number | string, message: string) =>
  Object.assign(new Error(message), { code });

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

describe("withDomainErrors", () => {
  // https://grpc.io/docs/guides/status-codes/
  it.each([
    [4, "deadline-exceeded"],
    [6, "already-exists"],
    [8, "resource-exhausted"],
    [10, "aborted"],
    [14, "unavailable"],
    ["app/network-error", "unavailable"],
    ["app/network-timeout", "deadline-exceeded"],
  ])(
    "gives a failure with the code %j the code %s, and keeps its cause",
    async (code, expected) => {
      const error = failure(code, "from the service");
      const mapped = withDomainErrors(Promise.reject(error));
      await expect(mapped).rejects.toMatchObject({ code: expected, cause: error });
    },
  );

  it("leaves other failures as they are", async () => {
    const error = failure(13, "internal");
    await expect(withDomainErrors(Promise.reject(error))).rejects.toBe(error);
  });
});
