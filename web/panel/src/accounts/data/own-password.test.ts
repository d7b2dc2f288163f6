// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const user = { uid: "ana", email: "ana@example.com" };
const sdk = vi.hoisted(() => ({
  reauthenticate: vi.fn(),
  update: vi.fn(),
  resolve: vi.fn(),
  endSessions: vi.fn(),
  auth: { currentUser: null as object | null },
}));
vi.mock("firebase/auth", () => ({
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  reauthenticateWithCredential: sdk.reauthenticate,
  updatePassword: sdk.update,
  FactorId: { TOTP: "totp" },
  TotpMultiFactorGenerator: { assertionForSignIn: (id: string, code: string) => ({ id, code }) },
  getMultiFactorResolver: () => ({
    hints: [
      { factorId: "phone", uid: "sms" },
      { factorId: "totp", uid: "app" },
    ],
    resolveSignIn: sdk.resolve,
  }),
}));
vi.mock("kit/firebase/panel-sdk", () => ({ panelAuth: () => sdk.auth }));
vi.mock("./sessions.ts", () => ({ endSessions: sdk.endSessions }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { FirebaseError } = await import("firebase/app");
const { changeOwnPassword } = await import("./own-password.ts");
afterAll(() => vi.resetModules());

const change = () => changeOwnPassword("the present one", "a new long one", "");

beforeEach(() => {
  vi.resetAllMocks();
  sdk.auth.currentUser = user;
  sdk.reauthenticate.mockResolvedValue({ user });
  sdk.resolve.mockResolvedValue({ user });
});

describe("changeOwnPassword", () => {
  it("checks the current password before it saves the new one", async () => {
    sdk.reauthenticate.mockImplementation(async () => {
      expect(sdk.update).not.toHaveBeenCalled();
      return { user };
    });
    expect(await change()).toBe("ends-at-once");
    const credential = { email: user.email, password: "the present one" };
    expect(sdk.reauthenticate).toHaveBeenCalledExactlyOnceWith(user, credential);
    expect(sdk.update).toHaveBeenCalledExactlyOnceWith(user, "a new long one");
  });

  it("ends all other sessions after the change, which stays when that fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    sdk.endSessions.mockImplementation(async () => {
      expect(sdk.update).toHaveBeenCalledOnce();
      throw new Error("offline");
    });
    expect(await change()).toBe("ends-within-an-hour");
    expect(sdk.endSessions).toHaveBeenCalledExactlyOnceWith("ana");
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ["auth/wrong-password", "unauthenticated"],
    ["auth/invalid-credential", "unauthenticated"],
    ["auth/too-many-requests", "resource-exhausted"],
    ["auth/network-request-failed", "unavailable"],
    ["auth/unheard-of", "internal"],
  ])("saves nothing after %s (%s)", async (auth, code) => {
    sdk.reauthenticate.mockRejectedValue(new FirebaseError(auth, ""));
    await expect(change()).rejects.toMatchObject({ code });
    expect(sdk.update).not.toHaveBeenCalled();
  });

  it.each([
    ["auth/weak-password", "invalid-argument"],
    ["auth/password-does-not-meet-requirements", "invalid-argument"],
    ["auth/network-request-failed", "unavailable"],
  ])("reports %s of the new password as %s", async (auth, code) => {
    sdk.update.mockRejectedValue(new FirebaseError(auth, ""));
    await expect(change()).rejects.toMatchObject({ code });
  });

  it("asks for the code of a second factor, and saves only with the right one", async () => {
    sdk.reauthenticate.mockRejectedValue(
      new FirebaseError("auth/multi-factor-auth-required", "", {}),
    );
    expect(await change()).toBe("code-needed");
    sdk.resolve.mockRejectedValueOnce(new FirebaseError("auth/invalid-verification-code", ""));
    const withCode = () => changeOwnPassword("the present one", "a new long one", "123 456");
    await expect(withCode()).rejects.toMatchObject({ code: "permission-denied" });
    expect(sdk.update).not.toHaveBeenCalled();
    expect(await withCode()).toBe("ends-at-once");
    expect(sdk.resolve).toHaveBeenLastCalledWith({ id: "app", code: "123456" });
    expect(sdk.update).toHaveBeenCalledOnce();
  });

  it("fails without a signed-in account", async () => {
    sdk.auth.currentUser = null;
    await expect(change()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(sdk.reauthenticate).not.toHaveBeenCalled();
  });
});
