// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#data/callables.ts", () => server);
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { recordSignIn } = await import("./record-sign-in.ts");
afterAll(() => vi.resetModules());

const MORNING = "Sat, 21 Nov 2026 08:00:00 GMT";
const NOON = "Sat, 21 Nov 2026 12:00:00 GMT";
const ids = () => server.call.mock.calls.map(([, input]) => input.session_id as string);

beforeEach(() => {
  localStorage.clear();
  server.call.mockReset().mockResolvedValue({ noted: true });
  // happy-dom has no Web Locks.
  let queue: Promise<unknown> = Promise.resolve();
  vi.stubGlobal("navigator", {
    locks: {
      request: (_: string, work: () => Promise<unknown>) => {
        queue = queue.catch(() => undefined).then(work);
        return queue;
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

describe("recordSignIn", () => {
  it("records a sign-in once for all tabs and reloads", async () => {
    await Promise.all([recordSignIn("ana", MORNING), recordSignIn("ana", MORNING)]);
    await recordSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledExactlyOnceWith("recordSignIn", {
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("tells once an hour, under the same id, that the session is used", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(1_795_000_000_000);
    await recordSignIn("ana", MORNING);
    clock.mockReturnValue(1_795_000_000_000 + 3_599_999);
    await recordSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledOnce();
    clock.mockReturnValue(1_795_000_000_000 + 3_600_000);
    await recordSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledTimes(2);
    expect(new Set(ids()).size).toBe(1);
    clock.mockRestore();
  });

  it("records the next sign-in, and that of another user", async () => {
    await recordSignIn("ana", MORNING);
    await recordSignIn("ana", NOON);
    await recordSignIn("eva", NOON);
    expect(new Set(ids()).size).toBe(3);
  });

  it("retries under the same id after a failure, and never rejects", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    server.call.mockRejectedValueOnce(new Error("offline"));
    await recordSignIn("ana", MORNING);
    expect(warn).toHaveBeenCalledOnce();
    await recordSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledTimes(2);
    expect(new Set(ids()).size).toBe(1);
    warn.mockRestore();
  });

  it("records a sign-in when the stored note is not JSON", async () => {
    localStorage.setItem("sign-in-note", "{");
    await recordSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledOnce();
  });

  it("records every load where the browser forbids storage", async () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
    await recordSignIn("ana", MORNING);
    await recordSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledTimes(2);
  });
});
