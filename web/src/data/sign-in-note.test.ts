// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteSignIn } from "./sign-in-note.ts";

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#data/callables.ts", () => server);

const MORNING = "Sat, 21 Nov 2026 08:00:00 GMT";
const NOON = "Sat, 21 Nov 2026 12:00:00 GMT";
const ids = () => server.call.mock.calls.map(([, input]) => input.session_id as string);

beforeEach(() => {
  localStorage.clear();
  server.call.mockReset().mockResolvedValue({ noted: true });
  // The browser's locks, of which the test's has none: one holder at a time.
  let turn: Promise<unknown> = Promise.resolve();
  vi.stubGlobal("navigator", {
    locks: {
      request: (_: string, work: () => Promise<unknown>) => {
        turn = turn.catch(() => undefined).then(work);
        return turn;
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

describe("noteSignIn", () => {
  it("tells a sign-in once, however many tabs and reloads there are", async () => {
    await Promise.all([noteSignIn("ana", MORNING), noteSignIn("ana", MORNING)]);
    await noteSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledExactlyOnceWith("noteSignIn", {
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("tells the next sign-in, and that of somebody else", async () => {
    await noteSignIn("ana", MORNING);
    await noteSignIn("ana", NOON);
    await noteSignIn("eva", NOON);
    expect(new Set(ids()).size).toBe(3);
  });

  it("tries again under the same id when the server did not answer, and never rejects", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    server.call.mockRejectedValueOnce(new Error("offline"));
    await noteSignIn("ana", MORNING);
    expect(warn).toHaveBeenCalledOnce();
    await noteSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledTimes(2);
    expect(new Set(ids()).size).toBe(1);
    warn.mockRestore();
  });

  it("is not stopped by what it cannot read", async () => {
    localStorage.setItem("sign-in-note", "{");
    await noteSignIn("ana", MORNING);
    expect(server.call).toHaveBeenCalledOnce();
  });
});
