import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const sdk = vi.hoisted(() => ({ stream: vi.fn() }));
vi.mock("firebase/functions", () => ({
  httpsCallableFromURL: () => ({ stream: sdk.stream }),
}));
vi.mock("kit/firebase/panel-sdk", () => ({ panelFunctions: () => ({}), callUrl: () => "" }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { FirebaseError } = await import("firebase/app");
const { generateArticle } = await import("./generation.ts");
afterAll(() => vi.resetModules());

const expectedInput = { topic: " Limpieza\n CIP ", language: "german", tone: "expert" } as const;
const { signal } = new AbortController();
async function* toStream(...chunks: readonly (object | Error)[]) {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield await Promise.resolve(chunk);
  }
}
const pending = () => new Promise<never>(() => {});

beforeEach(() => {
  sdk.stream.mockReset();
});

describe("generateArticle", () => {
  it("sends the request with research and reports every event", async () => {
    const received: unknown[] = [];
    const result = { success: true };
    const events = [
      { kind: "phase", phase: "writing" },
      { kind: "text", text: "{" },
    ];
    sdk.stream.mockResolvedValue({ stream: toStream(...events), data: Promise.resolve(result) });
    expect(await generateArticle(expectedInput, (event) => received.push(event), signal)).toBe(
      result,
    );
    expect(received).toEqual(events);
    const input = {
      keyword: "Limpieza CIP",
      language: "de",
      tone: "technical",
      includeResearch: true,
    };
    expect(sdk.stream).toHaveBeenCalledWith(input, { signal });
  });

  it("fails with the server's message from the stream", async () => {
    const error = Object.assign(new FirebaseError("functions/unavailable", "Later."), {
      details: { safe: true },
    });
    sdk.stream.mockResolvedValue({ stream: toStream(error), data: Promise.reject(error) });
    const refusal = { code: "unavailable", safe: "Later." };
    await expect(generateArticle(expectedInput, () => {}, signal)).rejects.toMatchObject(refusal);
  });

  it("fails when the connection ends without a result", async () => {
    sdk.stream.mockResolvedValue({
      stream: toStream({ kind: "text", text: "{" }),
      data: pending(),
    });
    const refusal = { code: "unavailable" };
    await expect(generateArticle(expectedInput, () => {}, signal)).rejects.toMatchObject(refusal);
  });
});
