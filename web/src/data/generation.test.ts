import { FirebaseError } from "firebase/app";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { generateArticle } from "./generation.ts";

const sdk = vi.hoisted(() => ({ stream: vi.fn() }));
vi.mock("firebase/functions", () => ({ httpsCallable: () => ({ stream: sdk.stream }) }));
vi.mock("#firebase/panel.ts", () => ({ panelFunctions: () => ({}) }));

const wanted = { topic: " Limpieza\n CIP ", language: "german", tone: "expert" } as const;
const { signal } = new AbortController();
async function* pieces(...given: readonly (object | Error)[]) {
  for (const piece of given) {
    if (piece instanceof Error) throw piece;
    yield await Promise.resolve(piece);
  }
}
const pending = () => new Promise<never>(() => {});

beforeEach(() => {
  sdk.stream.mockReset();
});

describe("generateArticle", () => {
  it("asks for research in the words of the call, and hears every piece", async () => {
    const heard: unknown[] = [];
    const result = { success: true };
    const news = [
      { kind: "phase", phase: "writing" },
      { kind: "text", text: "{" },
    ];
    sdk.stream.mockResolvedValue({ stream: pieces(...news), data: Promise.resolve(result) });
    expect(await generateArticle(wanted, (one) => heard.push(one), signal)).toBe(result);
    expect(heard).toEqual(news);
    const input = {
      keyword: "Limpieza CIP",
      language: "de",
      tone: "technical",
      includeResearch: true,
    };
    expect(sdk.stream).toHaveBeenCalledWith(input, { signal });
  });

  it("fails with the server's sentence, which arrives in the stream", async () => {
    const error = Object.assign(new FirebaseError("functions/unavailable", "Later."), {
      details: { safe: true },
    });
    sdk.stream.mockResolvedValue({ stream: pieces(error), data: Promise.reject(error) });
    const refusal = { code: "unavailable", safe: "Later." };
    await expect(generateArticle(wanted, () => {}, signal)).rejects.toMatchObject(refusal);
  });

  it("does not wait for ever when the connection ends without a result", async () => {
    sdk.stream.mockResolvedValue({ stream: pieces({ kind: "text", text: "{" }), data: pending() });
    const refusal = { code: "unavailable" };
    await expect(generateArticle(wanted, () => {}, signal)).rejects.toMatchObject(refusal);
  });
});
