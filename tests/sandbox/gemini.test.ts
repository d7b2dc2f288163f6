import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GeminiSettings } from "../../functions/src/adapters/google/gemini.ts";
import { genai } from "../../functions/src/adapters/google/genai.ts";
import { vertex } from "../../functions/src/adapters/google/vertex.ts";
import type { ModelRequest } from "../../functions/src/use-cases/generation/model.ts";
import { selfSignedCertificate } from "./certificate.ts";
import { startVertex } from "./vertex.ts";

const trusted = getCACertificates("default");
const certificate = selfSignedCertificate();
let service: Awaited<ReturnType<typeof startVertex>>;
let settings: GeminiSettings;

beforeAll(async () => {
  service = await startVertex(0, certificate);
  const caFile = join(mkdtempSync(join(tmpdir(), "gemini-")), "certificate.pem");
  writeFileSync(caFile, certificate.cert);
  const project = { project: "demo-nhk", location: "eu", model: "gemini-3.5-flash" };
  settings = { ...project, endpoint: new URL(service.url).host, caFile, silenceMs: 500 };
});
beforeEach(() => service.switchTo("normal"));
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await service.close();
});

describe.each([
  ["@google-cloud/vertexai", vertex],
  ["@google/genai", genai],
])("the model asked by %s", (_name, sdk) => {
  async function ask(task: ModelRequest["task"], signal = new AbortController().signal) {
    const chunks: string[] = [];
    const until = new Date(Date.now() + 60_000);
    const text = `Limpieza CIP ${randomUUID()}`;
    const request = { system: "Write Spanish.", text, task, until };
    const answer = await sdk(settings)(request, (piece) => chunks.push(piece), signal);
    // An abandoned request may arrive late.
    const call = service.calls.find(({ body }) => body.includes(text));
    return { text, answer, chunks, path: call?.url.pathname, body: JSON.parse(call?.body ?? "") };
  }

  it("researches with the search tool, and names the sources", async () => {
    const { text, answer, path, body } = await ask("research");
    expect(path).toBe(
      "/v1/projects/demo-nhk/locations/eu/publishers/google/models/gemini-3.5-flash:streamGenerateContent",
    );
    expect(body).toMatchObject({
      contents: [{ role: "user", parts: [{ text }] }],
      systemInstruction: { parts: [{ text: "Write Spanish." }] },
      tools: [{ googleSearch: {} }],
    });
    expect(body.generationConfig).toEqual({ maxOutputTokens: 24_576 });
    expect(answer).toMatchObject({ finish: "STOP", blocked: "", tokens: expect.any(Number) });
    expect(answer.sources).toHaveLength(2);
  });

  it("writes an article by a schema, piece by piece", async () => {
    const { answer, chunks, body } = await ask("article");
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.join("")).toBe(answer.text);
    expect(JSON.parse(answer.text)).toHaveProperty("outline");
    expect(body).not.toHaveProperty("tools");
    expect(body.generationConfig).toMatchObject({
      responseMimeType: "application/json",
      responseSchema: { type: "OBJECT", properties: { outline: { type: "ARRAY" } } },
    });
  });

  it.each([
    ["blocked", { blocked: "PROHIBITED_CONTENT" }],
    ["safety", { finish: "SAFETY" }],
    ["recitation", { finish: "RECITATION" }],
    ["truncated", { finish: "MAX_TOKENS" }],
  ] as const)("reports an answer that is %s", async (mode, part) => {
    service.switchTo(mode);
    expect((await ask("article")).answer).toMatchObject(part);
  });

  it.each([
    ["403", "refused", false],
    ["429", "overloaded", true],
    ["503", "unavailable", true],
    ["cut", "unavailable", false],
    ["silent", "timeout", false],
    ["stalled", "timeout", false],
  ] as const)("fails when the service answers with %s", async (mode, reason, isTransient) => {
    service.switchTo(mode);
    await expect(ask("article")).rejects.toMatchObject({ reason, isTransient });
  });

  it("ends when the caller leaves", async () => {
    service.switchTo("silent");
    await expect(ask("article", AbortSignal.abort())).rejects.toMatchObject({ reason: "timeout" });
  });
});
