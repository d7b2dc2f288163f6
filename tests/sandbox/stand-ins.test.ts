import { request as ask } from "node:https";
import { afterEach, describe, expect, it } from "vitest";
import { selfSignedCertificate } from "./certificate.ts";
import { PARTNER_KEY, startPartner } from "./partner.ts";
import { startSearch } from "./search.ts";
import { startVertex } from "./vertex.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function running<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  open.push(server);
  return server;
}

describe("partner blog", () => {
  const headers = { authorization: `Bearer ${PARTNER_KEY}` };

  it("lists approved posts until they are confirmed, and knows each by id", async () => {
    const partner = await running(startPartner(0));
    const list = async () =>
      (await (await fetch(`${partner.url}/posts`, { headers })).json()) as {
        id: string;
        title: string;
      }[];
    const before = await list();
    const first = before[0];
    if (!first) throw new Error("the sample posts are missing");
    const answer = await fetch(`${partner.url}/posts/${first.id}`, { headers });
    expect(await answer.json()).toMatchObject({ title: first.title });
    const confirmed = await fetch(`${partner.url}/posts/${first.id}/confirm`, {
      method: "POST",
      headers,
    });
    expect(confirmed.status).toBe(204);
    expect((await list()).map((post) => post.id)).toEqual(before.slice(1).map((post) => post.id));
  });

  it("requires the key", async () => {
    const partner = await running(startPartner(0));
    expect((await fetch(`${partner.url}/posts`)).status).toBe(401);
    expect(partner.calls).toHaveLength(1);
  });

  it("is switched over HTTP and rejects unknown modes", async () => {
    const partner = await running(startPartner(0));
    const turn = (mode: string) =>
      fetch(`${partner.url}/__switch`, { method: "POST", body: JSON.stringify({ mode }) });
    expect((await turn("sideways")).status).toBe(400);
    expect((await turn("redirect")).status).toBe(200);
    const moved = await fetch(`${partner.url}/posts`, { headers, redirect: "manual" });
    expect(moved.headers.get("location")).toContain("169.254.169.254");
    await turn("malformed");
    const broken = await fetch(`${partner.url}/posts`, { headers });
    await expect(broken.json()).rejects.toThrow(SyntaxError);
    await turn("down");
    await expect(fetch(`${partner.url}/posts`, { headers })).rejects.toThrow("fetch failed");
  });

  it("sends more posts than the limit", async () => {
    const partner = await running(startPartner(0));
    partner.switchTo("oversize");
    const answer = await fetch(`${partner.url}/posts`, { headers });
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > 6_000_000) break;
    }
    expect(bytes).toBeGreaterThan(6_000_000);
  });
});

describe("Search Console", () => {
  async function inspect(origin: string, inspectionUrl: string) {
    const answer = await fetch(`${origin}/v1/urlInspection/index:inspect`, {
      method: "POST",
      headers: { authorization: "Bearer x" },
      body: JSON.stringify({ inspectionUrl, siteUrl: "https://www.nhk-group.example/" }),
    });
    return { status: answer.status, body: JSON.stringify(await answer.json()) };
  }

  it("returns indexed and not indexed, always the same result for one URL", async () => {
    const search = await running(startSearch(0));
    expect((await inspect(search.url, "abc")).body).toContain('"PASS"');
    expect((await inspect(search.url, "abcd")).body).toContain('"NEUTRAL"');
    search.switchTo("none");
    expect((await inspect(search.url, "abc")).body).toContain('"NEUTRAL"');
  });

  it("fails with Google's errors", async () => {
    const search = await running(startSearch(0));
    search.switchTo("403");
    expect(await inspect(search.url, "abc")).toMatchObject({ status: 403 });
    search.switchTo("partial");
    const states = [];
    for (const address of ["a", "b", "c"]) states.push((await inspect(search.url, address)).status);
    expect(states).toContain(429);
    expect(states).toContain(200);
  });
});

describe("Vertex", () => {
  const path = "/v1/projects/demo-nhk/locations/eu/publishers/google/models/gemini-3.5-flash";

  async function generate(
    mode: Parameters<Awaited<ReturnType<typeof startVertex>>["switchTo"]>[0],
    verb = "generateContent",
    body = "{}",
  ) {
    const tls = selfSignedCertificate();
    const vertex = await running(startVertex(0, tls));
    vertex.switchTo(mode);
    return post(`${vertex.url}${path}:${verb}`, tls.cert, body);
  }

  it("answers over TLS with a certificate that a client can be configured to trust", async () => {
    const { status, text } = await generate("normal");
    const answer = JSON.parse(text);
    const article = JSON.parse(answer.candidates[0].content.parts[0].text);
    expect(status).toBe(200);
    expect(answer.candidates[0].finishReason).toBe("STOP");
    expect(article.title).toContain("muestra");
    expect(article.content.split(/\s+/).length).toBeGreaterThan(2000);
  });

  it("streams the same article in chunks", async () => {
    const { text } = await generate("normal", "streamGenerateContent");
    const pieces = text
      .split("\r\n\r\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line.slice(6)));
    const whole = pieces.map((piece) => piece.candidates[0].content.parts[0].text).join("");
    expect(JSON.parse(whole).title).toContain("muestra");
    expect(pieces.at(-1).candidates[0].finishReason).toBe("STOP");
  });

  it("finds sources when it has the search tool, also when writing fails", async () => {
    const tools = JSON.stringify({ tools: [{ googleSearch: {} }] });
    const { text } = await generate("safety", "streamGenerateContent", tools);
    expect(text).toContain('"finishReason":"STOP"');
    expect(text).toMatch(/"groundingChunks":\[\{"web":\{"uri":"https:/);
  });

  it("ends a stream early", async () => {
    await expect(generate("cut", "streamGenerateContent")).rejects.toThrow(/aborted|hang up/);
  });

  it.each([
    ["safety", 200, '"finishReason":"SAFETY"'],
    ["blocked", 200, '"blockReason":"PROHIBITED_CONTENT"'],
    ["recitation", 200, '"finishReason":"RECITATION"'],
    ["403", 403, "PERMISSION_DENIED"],
    ["hostile", 200, "<script>"],
    ["truncated", 200, '"finishReason":"MAX_TOKENS"'],
    ["malformed", 200, "Claro"],
    ["429", 429, "RESOURCE_EXHAUSTED"],
    ["503", 503, "UNAVAILABLE"],
  ] as const)("can be %s", async (mode, status, part) => {
    const answer = await generate(mode);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(part);
  });
});

/** Trusts only the given certificate. */
function post(url: string, ca: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      { ca, method: "POST", headers: { authorization: "Bearer x" } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.once("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    request.once("error", reject);
    request.end(body);
  });
}
