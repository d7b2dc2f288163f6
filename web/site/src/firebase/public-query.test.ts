import { beforeEach, expect, it, vi } from "vitest";

vi.mock("kit/lib/env", () => ({ localEmulators: () => null }));
vi.mock("kit/firebase/options", () => ({
  firebaseOptions: async () => ({ projectId: "p", apiKey: "k&1" }),
}));
vi.resetModules();
const { publicQuery } = await import("./public-query.ts");

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

const query = {
  collection: "blog_posts",
  fields: ["title"],
  where: [["search_terms", "ARRAY_CONTAINS", { stringValue: "rueda" }]],
  orderBy: ["created_at"],
  limit: 24,
} as const;

it("asks for chosen fields with a limit, in a request without preflight", async () => {
  const document = { name: "projects/p/databases/(default)/documents/blog_posts/a", fields: {} };
  fetched.mockResolvedValue(Response.json([{ document }, { readTime: "2026-05-01T10:00:00Z" }]));
  expect(await publicQuery(query)).toEqual([document]);
  const [address, { headers, body }] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(
    "https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery?key=k%261",
  );
  expect(headers).toEqual({ "content-type": "text/plain" });
  const { structuredQuery: sent } = JSON.parse(body);
  const fields = [{ fieldPath: "title" }, { fieldPath: "__name__" }];
  expect(sent).toMatchObject({ limit: 24, select: { fields } });
  expect(sent).not.toHaveProperty("startAt");
});

it("continues after a document", async () => {
  fetched.mockResolvedValue(Response.json([]));
  const after = [{ timestampValue: "2026-05-01T10:00:00Z" }, { referenceValue: "a" }];
  expect(await publicQuery({ ...query, after })).toEqual([]);
  const { structuredQuery: sent } = JSON.parse(fetched.mock.calls[0]?.[1].body);
  expect(sent.startAt).toEqual({ values: after, before: false });
});

it.each([
  ["a refusal", () => Promise.resolve(new Response("", { status: 403 }))],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that is no JSON", () => Promise.resolve(new Response("<html>"))],
])("fails with %s", async (_, answer) => {
  fetched.mockImplementation(answer);
  await expect(publicQuery(query)).rejects.toMatchObject({ code: "unavailable" });
});
