import type { Transaction } from "firebase/firestore";
import { expect, it, vi } from "vitest";
import type { NewClaimRecord } from "./claim-records.ts";

vi.mock("firebase/firestore", () => ({
  collection: vi.fn(),
  doc: (_: unknown, id: string) => id,
  serverTimestamp: () => "now",
}));
vi.mock("#firebase/panel-sdk.ts", () => ({
  panelAuth: () => ({ currentUser: { uid: "u1", email: "ana@nhk-group.example" } }),
  panelFirestore: vi.fn(),
}));
vi.mock("#firebase/converter.ts", () => ({}));
vi.mock("#firebase/use-live.ts", () => ({}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { changeClaimRecords, isOwnRecord } = await import("./claim-records.ts");

const tick: NewClaimRecord = {
  id: "r1",
  kind: "norm",
  text: "EN 1672-2",
  sentences: "a",
  note: "b",
};

it("stores claim records with the own account and the server's time, and deletes those of unticked claims", () => {
  const transaction = { set: vi.fn(), delete: vi.fn() };
  const changes = { added: [tick], removed: ["r2"] };
  changeClaimRecords(transaction as unknown as Transaction, "p1", changes);
  const { id: _, ...fields } = tick;
  expect(transaction.set.mock.calls).toEqual([
    [
      "r1",
      {
        ...fields,
        post_id: "p1",
        recorded_at: "now",
        recorded_by: "ana@nhk-group.example",
        recorded_by_uid: "u1",
      },
    ],
  ]);
  expect(transaction.delete.mock.calls).toEqual([["r2"]]);
});

it("recognizes own records, also those that are not stored yet", () => {
  expect(isOwnRecord(tick)).toBe(true);
  expect(isOwnRecord({ ...tick, recorded_by_uid: "u1" })).toBe(true);
  expect(isOwnRecord({ ...tick, recorded_by_uid: "u2" })).toBe(false);
});
