import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MissingCode } from "../lib/load-twice.ts";
import { startFirebase } from "./panel-sdk.ts";

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock("../lib/env.ts", () => ({ hasAppCheck: true, localEmulators: () => null }));
vi.mock("./options.ts", () => ({ firebaseOptions: async () => ({ projectId: "demo" }) }));
vi.mock("./app-check.ts", () => {
  loads.count += 1;
  throw new TypeError("Failed to fetch dynamically imported module");
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("loads the code of App Check twice before it reports it as missing", async () => {
  const started = startFirebase().catch((error: unknown) => error);
  await vi.waitFor(() => expect(loads.count).toBe(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await started).toBeInstanceOf(MissingCode);
  expect(loads.count).toBe(2);
});
