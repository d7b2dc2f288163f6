import type { CallableRequest } from "firebase-functions/https";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { callHandler } from "./call.ts";
import { requireAccount } from "./caller.ts";
import { DomainError } from "./domain/errors.ts";

const input = v.strictObject({ title: v.pipe(v.string(), v.maxLength(5)) });
const signedIn = { uid: "u1", token: {}, rawToken: "" };

function setUp(
  run: (title: string) => Promise<unknown>,
  rest: { timeoutSeconds?: number; beforeWrongInput?: () => Promise<void> } = {},
) {
  const lines: unknown[] = [];
  const log = {
    refused: (fields: object) => void lines.push({ level: "refused", ...fields }),
    failed: (fields: object) => void lines.push({ level: "failed", ...fields }),
  };
  const call = {
    name: "save",
    who: requireAccount,
    input,
    run: (one: { title: string }) => run(one.title),
    timeoutSeconds: 60,
    ...rest,
  };
  const handler = callHandler(call, log);
  const send = (data: unknown, auth: object | null = signedIn) =>
    handler({ data, ...(auth && { auth }) } as CallableRequest<unknown>);
  return { send, lines };
}

describe("callHandler", () => {
  it("gives the parsed input to the use case and its answer back", async () => {
    const { send, lines } = setUp(async (title) => ({ title }));
    expect(await send({ title: "Uno" })).toEqual({ title: "Uno" });
    expect(lines).toEqual([]);
  });

  it("asks who before it looks at the input", async () => {
    const { send, lines } = setUp(() => Promise.reject(new Error("ran")));
    await expect(send({ nonsense: 1 }, null)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(lines).toEqual([
      { level: "refused", call: "save", uid: null, code: "unauthenticated", cause: null },
    ]);
  });

  it.each([[{ title: "too long" }], [{ title: "Uno", extra: 1 }], [null], ["text"], [{}]])(
    "refuses %j before the use case runs, without repeating it",
    async (data) => {
      const { send, lines } = setUp(() => Promise.reject(new Error("ran")));
      const details = { safe: false };
      const refusal = { code: "invalid-argument", message: "invalid-argument", details };
      await expect(send(data)).rejects.toMatchObject(refusal);
      expect(JSON.stringify(lines)).not.toMatch(/too long|extra/);
    },
  );

  it("settles who it is before it tells that the input is wrong, where that was left open", async () => {
    const settle = () => Promise.reject(new DomainError("permission-denied"));
    const { send } = setUp(async (title) => ({ title }), { beforeWrongInput: settle });
    await expect(send({ nonsense: 1 })).rejects.toMatchObject({ code: "permission-denied" });
    // With right input the use case settles it.
    expect(await send({ title: "Uno" })).toEqual({ title: "Uno" });
  });

  it("mends half of a pair in a text, which no database holds, instead of losing the call", async () => {
    const { send } = setUp(async (title) => ({ title }));
    expect(await send({ title: "a\ud83d" })).toEqual({ title: "a\ufffd" });
    expect(await send({ title: "a😀" })).toEqual({ title: "a😀" });
  });

  it("hands a safe sentence on, marked as such", async () => {
    const { send } = setUp(() => Promise.reject(new DomainError("not-found", "No such job.")));
    const refusal = { code: "not-found", message: "No such job.", details: { safe: true } };
    await expect(send({ title: "Uno" })).rejects.toMatchObject(refusal);
  });

  it("gives up itself, with a code, before the platform would end it", async () => {
    const { send, lines } = setUp(() => new Promise(() => {}), { timeoutSeconds: 2.01 });
    await expect(send({ title: "Uno" })).rejects.toMatchObject({ code: "deadline-exceeded" });
    expect(lines).toMatchObject([{ level: "refused", call: "save", cause: "time is over" }]);
  });

  it("says nothing of a fault, and logs where it was but not what it quotes", async () => {
    const { send, lines } = setUp(() => Promise.reject(new TypeError("ana@example.com is bad")));
    const refusal = { code: "internal", message: "internal", details: { safe: false } };
    await expect(send({ title: "Uno" })).rejects.toMatchObject(refusal);
    expect(lines).toMatchObject([{ level: "failed", call: "save", uid: "u1", code: "internal" }]);
    expect(JSON.stringify(lines)).toMatch(/TypeError.*call\.test/);
    expect(JSON.stringify(lines)).not.toContain("ana@");
  });
});
