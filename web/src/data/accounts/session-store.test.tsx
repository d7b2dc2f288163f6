import { act, cleanup, renderHook } from "@testing-library/react";
import type { User } from "firebase/auth";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConnection } from "#firebase/connection.ts";
import { checkAccess } from "./session-store.ts";

const role = vi.hoisted(() => ({ subscribe: vi.fn(), unsubscribe: vi.fn() }));
vi.mock("firebase/auth", () => ({
  getIdTokenResult: async () => ({ claims: { admin: true, email_verified: true }, authTime: "" }),
}));
vi.mock("firebase/firestore", () => ({ doc: vi.fn(), onSnapshot: role.subscribe }));
vi.mock("#firebase/panel-sdk.ts", () => ({ panelAuth: vi.fn(), panelFirestore: vi.fn() }));
vi.mock("#firebase/use-live.ts", () => ({ closeLiveQueries: vi.fn() }));
vi.mock("#firebase/reactfire-cache.ts", () => ({ forgetErrors: vi.fn() }));
vi.mock("#data/shared/callables.ts", () => ({ call: vi.fn() }));
vi.mock("./record-sign-in.ts", () => ({ recordSignIn: vi.fn() }));

const user = (uid: string) => ({ uid, email: "ana@example.com", emailVerified: true }) as User;
const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));
function receive(fromCache: boolean): void {
  const [, , next] = role.subscribe.mock.lastCall ?? [];
  act(() => {
    next({ get: () => "admin", metadata: { fromCache } });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  role.subscribe.mockReturnValue(role.unsubscribe);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows an outage by the role, also where no list is read", async () => {
  const { result } = renderHook(useConnection);
  void checkAccess(user("u1"));
  receive(true);
  await wait(2000);
  receive(false);
  await wait(3000);
  expect(result.current).toBe("online");
  receive(true);
  await wait(3000);
  expect(result.current).toBe("unreachable");
  receive(false);
  expect(result.current).toBe("online");
});

it("forgets the outage with the subscription", async () => {
  const { result } = renderHook(useConnection);
  void checkAccess(user("u1"));
  receive(true);
  await wait(3000);
  expect(result.current).toBe("unreachable");
  receive(true);
  act(() => void checkAccess(user("u2")));
  await wait(3000);
  expect(result.current).toBe("online");
  expect(role.unsubscribe).toHaveBeenCalled();
});
