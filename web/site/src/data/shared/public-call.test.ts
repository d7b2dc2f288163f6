import { afterEach, describe, expect, it, vi } from "vitest";
import { publicCall } from "./public-call.ts";

function answer(status: number, body: string) {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", request);
  return request;
}

afterEach(() => vi.unstubAllGlobals());

const call = () => publicCall("claimMainAdmin", null);

describe("publicCall", () => {
  it("sends a callable request to the page's own origin", async () => {
    const request = answer(200, '{"result":{"granted":true}}');
    await expect(call()).resolves.toEqual({ granted: true });
    expect(request.mock.calls[0]?.[0]).toBe("/api/claimMainAdmin");
    expect(request.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"data":null}' });
  });

  it.each([
    [429, '{"error":{"status":"RESOURCE_EXHAUSTED","message":"x"}}', "resource-exhausted"],
    [400, '{"error":{"status":"INVALID_ARGUMENT","message":"x"}}', "invalid-argument"],
    [502, "<html>Bad gateway</html>", "unavailable"],
    [404, "<html>Not found</html>", "internal"],
    [200, "[]", "internal"],
    [200, "null", "internal"],
  ])("turns %i %s into %s", async (status, body, code) => {
    answer(status, body);
    await expect(call()).rejects.toMatchObject({ name: "DomainError", code });
  });

  it.each(["signed", undefined])("sends the App Check token %j", async (appCheck) => {
    const request = answer(200, '{"result":{"granted":true}}');
    await publicCall("claimMainAdmin", null, { appCheck });
    const headers = new Headers(request.mock.calls[0]?.[1]?.headers);
    expect(headers.get("x-firebase-appcheck")).toBe(appCheck ?? null);
  });

  it("maps a network error to unavailable and keeps the cause", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(call()).rejects.toMatchObject({
      code: "unavailable",
      cause: { message: "Failed to fetch" },
    });
  });

  it("maps a timeout to deadline-exceeded", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new DOMException("late", "TimeoutError")));
    await expect(call()).rejects.toMatchObject({ code: "deadline-exceeded" });
  });
});
