import { act, cleanup, renderHook } from "@testing-library/react";
import type { User } from "firebase/auth";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConnection } from "#firebase/connection.ts";
import { checkAccess, leaveSession, startSession, useSession } from "./session-store.ts";

const role = vi.hoisted(() => ({ subscribe: vi.fn(), unsubscribe: vi.fn() }));
const sdk = vi.hoisted(() => ({ signOut: vi.fn(), onIdTokenChanged: vi.fn() }));
vi.mock("firebase/auth", () => ({
  ...sdk,
  getIdTokenResult: async ({ uid }: User) => ({
    claims: { admin: true, email_verified: true, auth_time: 7 },
    authTime: "",
    signInSecondFactor: uid === "with-app" ? "totp" : null,
  }),
}));
vi.mock("firebase/firestore", () => ({ doc: vi.fn(), onSnapshot: role.subscribe }));
vi.mock("kit/firebase/panel-sdk", () => ({
  startFirebase: vi.fn(),
  panelAuth: vi.fn(),
  panelFirestore: vi.fn(),
}));
vi.mock("#firebase/use-live.ts", () => ({ closeLiveQueries: vi.fn() }));
vi.mock("#data/callables.ts", () => ({ call: vi.fn(), wakeProcess: vi.fn() }));
vi.mock("./record-sign-in.ts", () => ({ recordSignIn: vi.fn() }));

const user = (uid: string) => ({ uid, email: "ana@example.com", emailVerified: true }) as User;
const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));
function receive(fromCache: boolean, rest: object = {}): void {
  const [, , next] = role.subscribe.mock.lastCall ?? [];
  const fields = { role: "admin", ...rest };
  act(() => {
    next({ get: (name: keyof typeof fields) => fields[name], metadata: { fromCache } });
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

it("signs out when this session is ended, and says so until the next sign-in", async () => {
  sdk.signOut.mockImplementation(async () => sdk.onIdTokenChanged.mock.lastCall?.[1](null));
  await startSession();
  const { result } = renderHook(useSession);
  void checkAccess(user("u3"));
  receive(false, { ended_sessions: { until: 6, kept: -1, single: [8] } });
  await wait(0);
  expect(result.current).toMatchObject({ state: "signed-in", auth_time: 7 });
  receive(false, { ended_sessions: { until: 6, kept: -1, single: [7, 8] } });
  await wait(0);
  expect(sdk.signOut).toHaveBeenCalledOnce();
  expect(result.current).toEqual({ state: "signed-out", wasEnded: true });

  // The end came before the panel first looked at the role document.
  const answer = checkAccess(user("u4"));
  receive(false, { ended_sessions: { until: 7, kept: -1, single: [] } });
  await wait(0);
  expect(await answer).toEqual({ state: "signed-out", wasEnded: true });
});

it("closes the panel at once when a second factor is demanded, which this sign-in lacks", async () => {
  const { result } = renderHook(useSession);
  void checkAccess(user("u5"));
  receive(false);
  await wait(0);
  expect(result.current).toMatchObject({ state: "signed-in", hasFactor: false });
  receive(false, { needs_second_factor: true });
  await wait(0);
  expect(result.current).toEqual({ state: "no-factor", email: "ana@example.com" });
  receive(false);
  await wait(0);
  expect(result.current).toMatchObject({ state: "signed-in" });

  void checkAccess(user("with-app"));
  receive(false, { needs_second_factor: true });
  await wait(0);
  expect(result.current).toMatchObject({
    ...{ state: "signed-in", hasFactor: true, isFactorDemanded: true },
  });
});

it("closes the panel at once when the role belongs to another address", async () => {
  const { result } = renderHook(useSession);
  void checkAccess(user("u8"));
  receive(false, { email: "ana@example.com" });
  await wait(0);
  expect(result.current).toMatchObject({ state: "signed-in" });
  receive(false, { email: "former@example.com" });
  await wait(0);
  expect(result.current).toEqual({
    ...{ state: "no-rights", email: "ana@example.com", verified: true },
  });
});

it("shows no sign-in form while the page loads again after a logout, but after a failed one", async () => {
  const end = async () => sdk.onIdTokenChanged.mock.lastCall?.[1](null);
  await startSession();
  const { result } = renderHook(useSession);
  void checkAccess(user("u6"));
  receive(false);
  await wait(0);
  sdk.signOut.mockRejectedValueOnce(new Error("offline"));
  await expect(leaveSession()).rejects.toMatchObject({ code: "internal" });
  expect(result.current).toMatchObject({ state: "signed-in" });
  await act(end);
  expect(result.current).toEqual({ state: "signed-out" });

  void checkAccess(user("u7"));
  receive(false);
  await wait(0);
  sdk.signOut.mockImplementation(end);
  await act(leaveSession);
  expect(result.current).toEqual({ state: "loading" });
});
