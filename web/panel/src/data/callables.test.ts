import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const httpsCallableFromURL = vi.hoisted(() => vi.fn());
vi.mock("firebase/functions", () => ({ httpsCallableFromURL }));
vi.mock("kit/firebase/panel-sdk", () => ({
  panelFunctions: () => ({}),
  callUrl: (name: string) => `https://functions.example/${name}`,
}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { FirebaseError } = await import("firebase/app");
const { call, callError } = await import("./callables.ts");
afterAll(() => vi.resetModules());

const POST_ID = "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10";
const isOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });
beforeEach(() => {
  isOnline(true);
  httpsCallableFromURL.mockReset().mockReturnValue(async () => ({ data: { sent: true } }));
});
afterEach(() => vi.unstubAllGlobals());

const refused = (code: string, details?: unknown) =>
  Object.assign(new FirebaseError(code, "The slug is taken."), { details });

describe("callError", () => {
  it("shows a sentence that the server marked as safe", () =>
    expect(callError(refused("functions/already-exists", { safe: true }))).toMatchObject({
      code: "already-exists",
      safe: "The slug is taken.",
    }));

  it("removes the HTTP status that the SDK appends to the sentence", () => {
    const error = new FirebaseError("functions/not-found", "There is no article [2]. [404]");
    expect(callError(Object.assign(error, { details: { safe: true } })).safe).toBe(
      "There is no article [2].",
    );
  });

  it.each([[{ safe: false }], [undefined], ["safe"], [{ safe: "true" }]])(
    "hides any other sentence (%j)",
    (details) =>
      expect(callError(refused("functions/aborted", details))).toMatchObject({
        code: "aborted",
        safe: undefined,
      }),
  );

  it("maps unknown errors to internal and keeps the cause", () => {
    const original = new TypeError("x");
    expect(callError(original)).toMatchObject({ code: "internal", cause: original });
    expect(callError(refused("functions/data-loss"))).toMatchObject({ code: "internal" });
  });
});

describe("call", () => {
  it("fails at once without a network, and sends no request", async () => {
    isOnline(false);
    await expect(call("deletePosts", { post_ids: [POST_ID] })).rejects.toMatchObject({
      name: "DomainError",
      code: "unavailable",
    });
    expect(httpsCallableFromURL).not.toHaveBeenCalled();
  });

  it.each([
    ["markSpam", 70],
    ["startImport", 70],
    ["importChunk", 130],
    ["deletePosts", 130],
    ["deleteAllPosts", 130],
    ["checkGoogleIndexing", 310],
  ] as const)("%s waits %i seconds for an answer", async (name, seconds) => {
    expect(await (call as (name: string, input: object) => Promise<unknown>)(name, {})).toEqual({
      sent: true,
    });
    expect(httpsCallableFromURL).toHaveBeenCalledWith({}, `https://functions.example/${name}`, {
      timeout: seconds * 1000,
    });
  });
});
