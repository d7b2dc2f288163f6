import { DomainError } from "domain/shared/errors";
import type { CallableRequest } from "firebase-functions/https";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { callHandler, type Exchange } from "./call.ts";
import { requireAccount } from "./caller.ts";
import { formatTrace } from "./failure-log.ts";

const input = v.strictObject({ title: v.pipe(v.string(), v.maxLength(5)) });
const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const rawRequest = { headers: { "x-cloud-trace-context": `${trace}/1;o=1` } };
const signedIn = { uid: "u1", token: {}, rawToken: "" };

function setUp(
  run: (title: string, signal: AbortSignal) => Promise<unknown>,
  rest: { timeoutSeconds?: number; beforeWrongInput?: () => Promise<void> } = {},
) {
  const lines: unknown[] = [];
  const log = {
    refused: (fields: object) => void lines.push({ level: "refused", ...fields }),
    failed: ({ error, ...fields }: { error: unknown }) =>
      void lines.push({ level: "failed", ...fields, stack_trace: formatTrace(error) }),
  };
  const call = {
    name: "save",
    who: requireAccount,
    input,
    run: (data: { title: string }, _: unknown, { signal }: Exchange<never>) =>
      run(data.title, signal),
    timeoutSeconds: 60,
    ...rest,
  };
  const handler = callHandler(call, log);
  const send = (data: unknown, auth: object | null = signedIn) =>
    handler({ data, rawRequest, ...(auth && { auth }) } as unknown as CallableRequest<unknown>);
  return { send, lines };
}

describe("callHandler", () => {
  it("passes the parsed input to the use case and returns its answer", async () => {
    const { send, lines } = setUp(async (title) => ({ title }));
    expect(await send({ title: "Uno" })).toEqual({ title: "Uno" });
    expect(lines).toEqual([]);
  });

  it("checks the caller before the input", async () => {
    const { send, lines } = setUp(() => Promise.reject(new Error("ran")));
    await expect(send({ nonsense: 1 }, null)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(lines).toEqual([
      { level: "refused", call: "save", uid: null, code: "unauthenticated", cause: null },
    ]);
  });

  it.each([[{ title: "too long" }], [{ title: "Uno", extra: 1 }], [null], ["text"], [{}]])(
    "rejects %j before the use case runs, with no input in answer and log",
    async (data) => {
      const { send, lines } = setUp(() => Promise.reject(new Error("ran")));
      const details = { safe: false };
      const refusal = { code: "invalid-argument", message: "invalid-argument", details };
      await expect(send(data)).rejects.toMatchObject(refusal);
      expect(JSON.stringify(lines)).not.toMatch(/too long|extra/);
    },
  );

  it("tells a use case that goes on that the call was given up", async () => {
    vi.useFakeTimers();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const goesOn = vi.fn();
    const { send } = setUp(
      async (_, signal) => {
        await held;
        goesOn(signal.aborted);
      },
      { timeoutSeconds: 15 },
    );
    const answer = expect(send({ title: "Uno" })).rejects.toMatchObject({
      code: "deadline-exceeded",
    });
    await vi.advanceTimersByTimeAsync(13_000);
    await answer;
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(goesOn).toHaveBeenCalledExactlyOnceWith(true);
    vi.useRealTimers();
  });

  it("demands an App Check token where it is enforced", async () => {
    vi.stubEnv("APP_CHECK_ENFORCED", "other, save");
    const { send } = setUp(() => Promise.reject(new Error("ran")));
    await expect(send({ title: "Uno" })).rejects.toMatchObject({ code: "unauthenticated" });
    vi.unstubAllEnvs();
  });

  it("logs where a refusal comes from, without the message", async () => {
    const cause = new TypeError("ana@example.com");
    const { send, lines } = setUp(() =>
      Promise.reject(new DomainError("unavailable", "Later.", { cause })),
    );
    await expect(send({ title: "Uno" })).rejects.toMatchObject({ message: "Later." });
    expect(lines).toMatchObject([{ cause: expect.stringMatching(/^TypeError\n\s+at /) }]);
    expect(JSON.stringify(lines)).not.toContain("ana@");
  });

  it("checks the role before it reports wrong input, for calls that read the role later", async () => {
    const settle = () => Promise.reject(new DomainError("permission-denied"));
    const { send } = setUp(async (title) => ({ title }), { beforeWrongInput: settle });
    await expect(send({ nonsense: 1 })).rejects.toMatchObject({ code: "permission-denied" });
    // With valid input the use case checks the role.
    expect(await send({ title: "Uno" })).toEqual({ title: "Uno" });
  });

  it("replaces lone surrogates, which Firestore rejects", async () => {
    const { send } = setUp(async (title) => ({ title }));
    expect(await send({ title: "a\ud83d" })).toEqual({ title: "a\ufffd" });
    expect(await send({ title: "a😀" })).toEqual({ title: "a😀" });
  });

  it("returns a message that is marked as safe", async () => {
    const { send } = setUp(() => Promise.reject(new DomainError("not-found", "No such job.")));
    const refusal = { code: "not-found", message: "No such job.", details: { safe: true } };
    await expect(send({ title: "Uno" })).rejects.toMatchObject(refusal);
  });

  it("ends with deadline-exceeded before the platform's timeout", async () => {
    const { send, lines } = setUp(() => new Promise(() => {}), { timeoutSeconds: 2.01 });
    await expect(send({ title: "Uno" })).rejects.toMatchObject({ code: "deadline-exceeded" });
    expect(lines).toMatchObject([{ level: "refused", call: "save", cause: "time is over" }]);
  });

  it("returns no detail of an unexpected error, and logs its place but not its message", async () => {
    const { send, lines } = setUp(() => Promise.reject(new TypeError("ana@example.com is bad")));
    const details = { safe: false, reference: trace.slice(0, 12) };
    const refusal = { code: "internal", message: "internal", details };
    await expect(send({ title: "Uno" })).rejects.toMatchObject(refusal);
    expect(lines).toMatchObject([{ level: "failed", call: "save", uid: "u1", code: "internal" }]);
    expect(JSON.stringify(lines)).toMatch(/TypeError.*call\.test/);
    expect(JSON.stringify(lines)).not.toContain("ana@");
  });
});
