import { expect, it, vi } from "vitest";
import type { NewClaimRecord } from "./claim-records.ts";

vi.mock("firebase/firestore", () => ({}));
vi.mock("kit/firebase/panel-sdk", () => ({
  panelAuth: () => ({ currentUser: { uid: "u1", email: "ana@nhk-group.example" } }),
  panelFirestore: vi.fn(),
}));
vi.mock("#firebase/converter.ts", () => ({}));
vi.mock("#firebase/use-live.ts", () => ({}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { isOwnRecord } = await import("./claim-records.ts");

const tick: NewClaimRecord = {
  id: "r1",
  kind: "norm",
  text: "EN 1672-2",
  sentences: "a",
  note: "b",
};

it("recognizes own records, also those that are not stored yet", () => {
  expect(isOwnRecord(tick)).toBe(true);
  expect(isOwnRecord({ ...tick, recorded_by_uid: "u1" })).toBe(true);
  expect(isOwnRecord({ ...tick, recorded_by_uid: "u2" })).toBe(false);
});
